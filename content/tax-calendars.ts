import type { TaxDateKind } from './tax-date-words.ts';
import type { Path } from './text.ts';

/** A calendar file for one kind of taxpayer. */
interface TaxCalendar {
  readonly path: Path;
  /** Its audience. */
  readonly name: string;
  readonly taxes: readonly TaxDateKind[];
  /** The months, from 1, in which GST periods end (default: all). */
  readonly gstMonths?: readonly number[];
}

const calendar = (
  file: string,
  name: string,
  dates: Pick<TaxCalendar, 'taxes' | 'gstMonths'>,
): TaxCalendar => ({ path: `/calendars/${file}.ics`, name, ...dates });

/** All calendar files. The build writes them, and the guide to tax dates links to them. */
export const taxCalendars: readonly TaxCalendar[] = [
  calendar('own-return', 'Income tax, filed by yourself', {
    taxes: ['provisionalTax', 'incomeTaxReturn', 'terminalTax'],
  }),
  calendar('with-a-tax-agent', 'Income tax, filed by a tax agent', {
    taxes: ['provisionalTax', 'incomeTaxReturnByAgent', 'terminalTaxByAgent'],
  }),
  calendar('gst-two-monthly-january', 'GST two-monthly: January, March, May and so on', {
    taxes: ['gst'],
    gstMonths: [1, 3, 5, 7, 9, 11],
  }),
  calendar('gst-two-monthly-february', 'GST two-monthly: February, April, June and so on', {
    taxes: ['gst'],
    gstMonths: [2, 4, 6, 8, 10, 12],
  }),
  calendar('gst-six-monthly', 'GST six-monthly, with income tax filed by yourself', {
    taxes: ['gst', 'provisionalTaxSixMonthly', 'incomeTaxReturn', 'terminalTax'],
    gstMonths: [3, 9],
  }),
  calendar('gst-monthly', 'GST monthly', { taxes: ['gst'] }),
  calendar('employer', 'Employers: PAYE monthly', { taxes: ['paye'] }),
  calendar('large-employer', 'Employers: PAYE twice a month', {
    taxes: ['payeFirstHalf', 'payeSecondHalf'],
  }),
];

/** The description of each event. */
export const calendarNote =
  'Worked out from Inland Revenue’s rules for a 31 March balance date, next working day included. Check the date and the amount in myIR.';
