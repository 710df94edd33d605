import { formatDate } from '#content/dates.ts';
import type { ListedDate, Page, Section } from '#content/page.ts';
import { comingDatesIntro, pastDatesIntro } from '#content/tax-date-words.ts';
import { taxYearName, taxYearStart } from '#content/tax-year.ts';
import { today } from '#content/today.ts';
import { listedDate } from '#content/tax-dates/listed-date.ts';
import { dayOfIso, isoOf } from '#content/tax-dates/calendar.ts';
import { taxDatesBetween } from '#content/tax-dates/tax-dates.ts';

type Dates = Extract<Section, { kind: 'dates' }>;

/** The day a year later; 28 February for 29 February. */
const yearAfter = (day: string): string =>
  `${Number(day.slice(0, 4)) + 1}${day.slice(4).replace('-02-29', '-02-28')}`;

const dayBefore = (day: string): string => isoOf(dayOfIso(day) - 1);

/**
 * The first dates of each tax that a section lists, from a day on, in order; or, where they are
 * folded away, those of the tax year that have passed.
 */
function datesOf(day: string, { taxes, each, shape }: Dates): readonly ListedDate[] {
  const all =
    shape === 'folded'
      ? taxDatesBetween(taxYearStart(day), dayBefore(day))
      : taxDatesBetween(day, yearAfter(day));
  return taxes
    .flatMap((tax) => all.filter(({ kind }) => kind === tax).slice(0, each))
    .toSorted((one, other) => one.due.localeCompare(other.due))
    .map(listedDate);
}

const introOf = (day: string, { shape, intro }: Dates): string =>
  [
    shape === 'folded' ? pastDatesIntro(taxYearName(day)) : comingDatesIntro(formatDate(day)),
    ...(intro === undefined ? [] : [intro]),
  ].join(' ');

/** Fills a page's sections of dates with those that come next, from the day of the build. */
export const withComingDates = <Words extends Page>(page: Words, day = today()): Words => ({
  ...page,
  sections: page.sections.map((section) =>
    section.kind === 'dates'
      ? {
          ...section,
          intro: introOf(day, section),
          dates: datesOf(day, section),
          ...(section.own && { from: day }),
        }
      : section,
  ),
});
