import { formatDate } from '#content/dates.ts';
import type { ComingDate, Page, Section } from '#content/page.ts';
import { comingDatesIntro, taxDateWords } from '#content/tax-date-words.ts';
import { taxDatesBetween } from '#machines/tax-dates/tax-dates.ts';
import { today } from './today.ts';

type Dates = Extract<Section, { kind: 'dates' }>;

/** The day a year later; 29 February leads to 1 March in the words of the calendar that reads it. */
const yearAfter = (day: string): string =>
  `${Number(day.slice(0, 4)) + 1}${day.slice(4).replace('-02-29', '-02-28')}`;

/** The first dates of each tax that a section lists, from a day on, in order. */
function datesFrom(day: string, { taxes, each }: Dates): readonly ComingDate[] {
  const all = taxDatesBetween(day, yearAfter(day));
  return taxes
    .flatMap((tax) => all.filter(({ kind }) => kind === tax).slice(0, each))
    .toSorted((one, other) => one.due.localeCompare(other.due))
    .map(({ kind, due, ...of }) => ({ due, day: formatDate(due), what: taxDateWords[kind](of) }));
}

/** A page whose sections of dates say which come next, as of the day of the build or another. */
export const withComingDates = <Words extends Page>(page: Words, day = today()): Words => ({
  ...page,
  sections: page.sections.map((section) =>
    section.kind === 'dates'
      ? {
          ...section,
          intro: [comingDatesIntro(formatDate(day)), section.intro].join(' ').trim(),
          coming: datesFrom(day, section),
        }
      : section,
  ),
});
