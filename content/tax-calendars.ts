import type { TaxDateKind } from './tax-date-words.ts';
import type { TaxDate } from './tax-dates/tax-dates.ts';
import type { Path } from './text.ts';

/** A calendar file for one kind of taxpayer. */
interface TaxCalendar {
  /** The name of its file. */
  readonly id: string;
  readonly path: Path;
  /** Its audience. */
  readonly name: string;
  readonly taxes: readonly TaxDateKind[];
  /** The months, from 1, in which GST periods end (default: all). */
  readonly gstMonths?: readonly number[];
}

const calendar = (
  id: string,
  name: string,
  dates: Pick<TaxCalendar, 'taxes' | 'gstMonths'>,
): TaxCalendar => ({ id, path: `/calendars/${id}.ics`, name, ...dates });

/** True for a date that a calendar has. */
export const isInCalendar = (
  { taxes, gstMonths }: TaxCalendar,
  { kind, periodEnd }: TaxDate,
): boolean =>
  taxes.includes(kind) &&
  (kind !== 'gst' || (gstMonths?.includes(Number(periodEnd.slice(5, 7))) ?? true));

/**
 * All calendar files. The build writes them, the guide to tax dates links to them, and a visitor's
 * own dates are those of some of them.
 */
export const taxCalendars: readonly TaxCalendar[] = [
  calendar('own-return', 'Income tax and provisional tax, filed by yourself', {
    taxes: ['provisionalTax', 'incomeTaxReturn', 'terminalTax'],
  }),
  calendar('with-a-tax-agent', 'Income tax and provisional tax, filed by a tax agent', {
    taxes: ['provisionalTax', 'incomeTaxReturnByAgent', 'terminalTaxByAgent'],
  }),
  calendar('income-tax', 'Income tax alone, filed by yourself', {
    taxes: ['incomeTaxReturn', 'terminalTax'],
  }),
  calendar('income-tax-by-agent', 'Income tax alone, filed by a tax agent', {
    taxes: ['incomeTaxReturnByAgent', 'terminalTaxByAgent'],
  }),
  calendar('provisional-tax', 'Provisional tax, three instalments', { taxes: ['provisionalTax'] }),
  calendar('provisional-tax-six-monthly', 'Provisional tax, two instalments: GST six-monthly', {
    taxes: ['provisionalTaxSixMonthly'],
  }),
  calendar('gst-two-monthly-january', 'GST two-monthly: January, March, May and so on', {
    taxes: ['gst'],
    gstMonths: [1, 3, 5, 7, 9, 11],
  }),
  calendar('gst-two-monthly-february', 'GST two-monthly: February, April, June and so on', {
    taxes: ['gst'],
    gstMonths: [2, 4, 6, 8, 10, 12],
  }),
  calendar('gst-six-monthly', 'GST six-monthly', { taxes: ['gst'], gstMonths: [3, 9] }),
  calendar('gst-monthly', 'GST monthly', { taxes: ['gst'] }),
  calendar('employer', 'Employers: PAYE monthly', { taxes: ['paye'] }),
  calendar('large-employer', 'Employers: PAYE twice a month', {
    taxes: ['payeFirstHalf', 'payeSecondHalf'],
  }),
];

/** The description of each event. */
export const calendarNote =
  'Worked out from Inland Revenue’s rules for a 31 March balance date, next working day included. Check the date and the amount in myIR.';
