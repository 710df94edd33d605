import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { site } from '#content/site.ts';
import { calendarNote, taxCalendars } from '#content/tax-calendars.ts';
import { taxDateWords } from '#content/tax-date-words.ts';
import { today } from '#content/today.ts';
import { dayOfIso, isoOf } from '#content/tax-dates/calendar.ts';
import { taxDatesBetween, type TaxDate } from '#content/tax-dates/tax-dates.ts';
import { printCalendar } from './calendar-file.ts';

/** Days from the first date of a file to its last. */
const days = 365;

function eventOf(date: TaxDate, host: string) {
  const { kind, due, periodEnd } = date;
  return {
    uid: `${kind}-${periodEnd}${date.instalment === undefined ? '' : `-${date.instalment}`}@${host}`,
    day: due,
    dayAfter: isoOf(dayOfIso(due) + 1),
    summary: taxDateWords[kind](date),
  };
}

/** Writes the dates of the year from a day on (YYYY-MM-DD), a file for each kind of taxpayer. */
export async function writeCalendars(dist: string, origin: string, day = today()): Promise<void> {
  const dates = taxDatesBetween(day, isoOf(dayOfIso(day) + days));
  const { host } = new URL(origin);
  for (const { path, name, taxes, gstMonths } of taxCalendars) {
    const chosen = dates.filter(
      ({ kind, periodEnd }) =>
        taxes.includes(kind) &&
        (kind !== 'gst' || (gstMonths?.includes(Number(periodEnd.slice(5, 7))) ?? true)),
    );
    const file = join(dist, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(
      file,
      printCalendar({
        name: `${site.brand}: ${name}`,
        note: calendarNote,
        url: `${origin}/blog/nz-tax-deadlines-2025`,
        made: day,
        events: chosen.map((date) => eventOf(date, host)),
      }),
    );
  }
}
