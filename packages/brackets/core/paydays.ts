import { dayOf, dayOfIso, isoOf } from './calendar.ts';
import { checkDay, checkKnownDay, checkOneOf } from './checks.ts';
import { payPeriods, type PayPeriod } from './pay-question.ts';

const days = { week: 7, fortnight: 14, 'four-weeks': 28 } as const;

/** The day some months after another, at most the last day of that month. */
function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = dayOf(year, month + months + 1, 0);
  return isoOf(Math.min(dayOf(year, month + months, date), last));
}

const paydayAt = (first: string, every: PayPeriod, index: number): string =>
  every === 'month' ? monthsAfter(first, index) : isoOf(dayOfIso(first) + days[every] * index);

/**
 * The paydays from a first one to a last day, YYYY-MM-DD: every so many days, or on one day of the month.
 * Throws a RangeError for invalid days and a last day after the known law.
 */
export function paydays(first: string, every: PayPeriod, last: string): readonly string[] {
  checkDay(first);
  checkKnownDay(last);
  checkOneOf('a pay period', every, payPeriods);
  const found: string[] = [];
  for (let day = first; day <= last; day = paydayAt(first, every, found.length)) found.push(day);
  return found;
}
