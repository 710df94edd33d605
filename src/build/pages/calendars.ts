import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import ICAL from 'ical.js';
import { site } from '#content/site.ts';
import { calendarNote, isInCalendar, taxCalendars } from '#content/tax-calendars.ts';
import { taxDateWords } from '#content/tax-date-words.ts';
import { dayOfIso, isoOf } from '#brackets/core/calendar.ts';
import { taxDatesBetween, type TaxDate } from '#content/tax-dates/tax-dates.ts';
import { today } from '#content/today.ts';

interface CalendarFile {
  readonly name: string;
  readonly origin: string;
  /** The day on which the file is made, YYYY-MM-DD. */
  readonly made: string;
  readonly dates: readonly TaxDate[];
}

const text = (name: string, value: string) => [name, {}, 'text', value];
const day = (name: string, value: string) => [name, {}, 'date', value];

/** Prints tax dates as whole days of an iCalendar file (RFC 5545), with a reminder a week before. */
export function printCalendar({ name, origin, made, dates }: CalendarFile): string {
  const { host } = new URL(origin);
  const eventOf = (date: TaxDate) => {
    const { kind, due, periodEnd, instalment } = date;
    const summary = taxDateWords[kind](date);
    return [
      'vevent',
      [
        // The same date has the same name in every file, so that a calendar keeps it once.
        text('uid', `${[kind, periodEnd, instalment].filter(Boolean).join('-')}@${host}`),
        ['dtstamp', {}, 'date-time', `${made}T00:00:00Z`],
        day('dtstart', due),
        day('dtend', isoOf(dayOfIso(due) + 1)),
        text('summary', summary),
        text('description', calendarNote),
        ['url', {}, 'uri', `${origin}/blog/nz-tax-deadlines-2025`],
        text('transp', 'TRANSPARENT'),
      ],
      [
        [
          'valarm',
          [
            text('action', 'DISPLAY'),
            ['trigger', {}, 'duration', '-P7D'],
            text('description', summary),
          ],
          [],
        ],
      ],
    ];
  };
  const properties = [
    text('version', '2.0'),
    text('prodid', '-//Waymark//Tax dates//EN'),
    text('calscale', 'GREGORIAN'),
    text('method', 'PUBLISH'),
    // Not in the standard, so the library does not escape it.
    ['x-wr-calname', {}, 'unknown', name.replace(/[\\;,]/g, String.raw`\$&`)],
  ];
  return ICAL.stringify(['vcalendar', properties, dates.map(eventOf)]);
}

/** Writes the dates of the year from a day on (YYYY-MM-DD), a file for each kind of taxpayer. */
export async function writeCalendars(dist: string, origin: string, made = today()): Promise<void> {
  const all = taxDatesBetween(made, isoOf(dayOfIso(made) + 365));
  for (const listed of taxCalendars) {
    const dates = all.filter((date) => isInCalendar(listed, date));
    const file = join(dist, listed.path);
    await mkdir(dirname(file), { recursive: true });
    const calendar = { name: `${site.brand}: ${listed.name}`, origin, made, dates };
    await writeFile(file, printCalendar(calendar));
  }
}
