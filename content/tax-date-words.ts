import { formatDate } from './dates.ts';

/** What the words of a tax date need: the last day it is for, YYYY-MM-DD, and which instalment it is, from 1. */
interface DueFor {
  readonly periodEnd: string;
  readonly instalment?: number | undefined;
}

const year = ({ periodEnd }: DueFor): string => `the year to ${formatDate(periodEnd)}`;
const period = ({ periodEnd }: DueFor): string => `the period to ${formatDate(periodEnd)}`;
const paydays = ({ periodEnd }: DueFor): string => `paydays to ${formatDate(periodEnd)}`;

/** What is due on a tax date, by its kind; see content/tax-dates. */
export const taxDateWords = {
  gst: (due) => `GST for ${period(due)}`,
  paye: (due) => `PAYE for ${paydays(due)}`,
  payeFirstHalf: (due) => `PAYE paid twice a month, for ${paydays(due)}`,
  payeSecondHalf: (due) => `PAYE paid twice a month, for ${paydays(due)}`,
  provisionalTax: (due) => `Provisional tax, instalment ${due.instalment} of ${year(due)}`,
  provisionalTaxSixMonthly: (due) =>
    `Provisional tax of 6-monthly GST filers, instalment ${due.instalment} of ${year(due)}`,
  incomeTaxReturn: (due) => `Income tax return for ${year(due)}`,
  incomeTaxReturnByAgent: (due) => `Income tax return for ${year(due)}, with a tax agent`,
  terminalTax: (due) => `Income tax, final bill for ${year(due)}`,
  terminalTaxByAgent: (due) => `Income tax, final bill for ${year(due)}, with a tax agent`,
} as const satisfies Record<string, (due: DueFor) => string>;

export type TaxDateKind = keyof typeof taxDateWords;

/** Says above the dates that come next from which day they are, and how they are worked out. */
export const comingDatesIntro = (today: string): string =>
  `From ${today}, for a 31 March balance date, moved to the next working day where need be.`;

/** Says above the dates that have passed which year they are of. */
export const pastDatesIntro = (taxYear: string): string =>
  `The dates of the ${taxYear} tax year that have passed.`;

/** The words around lists of dates. */
export const comingDates = {
  caption: 'Dates that come next',
  pastCaption: 'Dates that have passed',
  unfold: 'Show the dates that have passed',
  columns: [{ label: 'Due' }, { label: 'What' }, { label: 'Status' }],
  /** The first of a list, and those after it. */
  next: 'Due Soon',
  later: 'Future',
} as const;
