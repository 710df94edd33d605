import { formatDate } from '#content/dates.ts';
import type { PrintedDate, Page, Section } from '#content/page.ts';
import { comingDatesIntro, noDatesIntro, pastDatesIntro } from '#content/tax-date-words.ts';
import { taxYearName, taxYearStart } from '#content/tax-year.ts';
import { today } from '#content/today.ts';
import { printedDate } from '#content/tax-dates/printed-date.ts';
import { dayOfIso, isoOf } from '#brackets/core/calendar.ts';
import { taxDatesBetween } from '#content/tax-dates/tax-dates.ts';
import { knowsHolidays } from '#brackets/core/working-days.ts';

type Dates = Extract<Section, { kind: 'dates' }>;

/** The day a year later; 28 February for 29 February. */
const yearAfter = (day: string): string =>
  `${Number(day.slice(0, 4)) + 1}${day.slice(4).replace('-02-29', '-02-28')}`;

const dayBefore = (day: string): string => isoOf(dayOfIso(day) - 1);

/**
 * The first dates of each tax that a section lists, from a day on, in order; or, where they are
 * folded away, those of the tax year that have passed.
 */
function datesOf(day: string, { taxes, each, shape }: Dates): readonly PrintedDate[] {
  const all =
    shape === 'folded'
      ? taxDatesBetween(taxYearStart(day), dayBefore(day))
      : taxDatesBetween(day, yearAfter(day));
  const dates = taxes.flatMap((tax) => all.filter(({ kind }) => kind === tax).slice(0, each));
  dates.sort((one, other) => one.due.localeCompare(other.due));
  return dates.map(printedDate);
}

const introOf = (day: string, { shape, remark }: Dates): string =>
  [
    shape === 'folded' ? pastDatesIntro(taxYearName(day)) : comingDatesIntro(formatDate(day)),
    ...(remark === undefined ? [] : [remark]),
  ].join(' ');

/** Two years and three weeks: what lists look ahead, and by how much a date may move. */
const ahead = 750 + 14;

/** True while the dates are known that any list has from this day on. */
export const knowsDatesFrom = (day: string): boolean => knowsHolidays(dayOfIso(day) + ahead);

/** Fills a section of dates with those that come next from a day on; where there are none, it says so. */
export function fillDates({ from: _, ...section }: Dates, day: string): Dates {
  if (!knowsDatesFrom(day)) return { ...section, intro: noDatesIntro(formatDate(day)), dates: [] };
  return {
    ...section,
    intro: introOf(day, section),
    dates: datesOf(day, section),
    ...(section.own && { from: day }),
  };
}

/** Fills a page's sections of dates with those that come next, from the day of the build or another. */
export const withComingDates = <Words extends Page>(page: Words, day = today()): Words => ({
  ...page,
  sections: page.sections.map((section) =>
    section.kind === 'dates' ? fillDates(section, day) : section,
  ),
});
