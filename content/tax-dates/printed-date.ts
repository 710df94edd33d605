import { formatDate } from '#content/dates.ts';
import type { PrintedDate } from '#content/page.ts';
import { taxDateWords } from '#content/tax-date-words.ts';
import type { TaxDate } from './tax-dates.ts';

/** A tax date as it is listed. */
export const printedDate = ({ kind, due, ...of }: TaxDate): PrintedDate => ({
  due,
  day: formatDate(due),
  what: taxDateWords[kind](of),
});
