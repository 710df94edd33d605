import { formatDate } from './dates.ts';

/** What the words depend on: the last day of the period, YYYY-MM-DD, and the number of the instalment, from 1. */
interface DueFor {
  readonly periodEnd: string;
  readonly instalment?: number | undefined;
}

const year = ({ periodEnd }: DueFor): string => `the year to ${formatDate(periodEnd)}`;
const paydays = ({ periodEnd }: DueFor): string => `paydays to ${formatDate(periodEnd)}`;

/** What is due, by the kind of tax date; see content/tax-dates. */
export const taxDateWords = {
  gst: ({ periodEnd }) => `GST for periods that end on ${formatDate(periodEnd)}`,
  paye: (due) => `PAYE for ${paydays(due)}`,
  payeFirstHalf: (due) => `PAYE paid twice a month, for ${paydays(due)}`,
  payeSecondHalf: (due) => `PAYE paid twice a month, for ${paydays(due)}`,
  provisionalTax: (due) => `Provisional tax, instalment ${due.instalment ?? ''} of ${year(due)}`,
  provisionalTaxSixMonthly: (due) =>
    `Provisional tax of 6-monthly GST filers, instalment ${due.instalment ?? ''} of ${year(due)}`,
  incomeTaxReturn: (due) => `Income tax return for ${year(due)}`,
  incomeTaxReturnByAgent: (due) => `Income tax return for ${year(due)}, with a tax agent`,
  terminalTax: (due) => `Income tax, final bill for ${year(due)}`,
  terminalTaxByAgent: (due) => `Income tax, final bill for ${year(due)}, with a tax agent`,
} as const satisfies Record<string, (due: DueFor) => string>;

export type TaxDateKind = keyof typeof taxDateWords;

/** Above the coming dates: their first day, and how they are calculated. */
export const comingDatesIntro = (today: string): string =>
  `From ${today}, for a tax year that ends on 31 March. A date on a weekend or holiday moves to the next working day.`;

/** In the place of dates, after the last year of which they are known. */
export const noDatesIntro = (today: string): string =>
  `We do not have the tax dates from ${today} on. [Inland Revenue](https://www.ird.govt.nz) does.`;

/** Above the past dates: their year. */
export const pastDatesIntro = (taxYear: string): string =>
  `The dates of the ${taxYear} tax year that have passed.`;
