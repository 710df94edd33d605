import { dayNumber } from './day-number.ts';
import type { PayPeriod } from './pay-question.ts';

const days = { week: 7, fortnight: 14, 'four-weeks': 28 } as const;

const iso = (at: number): string => new Date(at).toISOString().slice(0, 10);

const millisecondsOfDay = 86_400_000;

/** The day some months after another, at most the last day of that month. */
function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return iso(Date.UTC(year, month - 1 + months, Math.min(date, last)));
}

const paydayAt = (first: string, every: PayPeriod, index: number): string =>
  every === 'month'
    ? monthsAfter(first, index)
    : iso((dayNumber(first) + days[every] * index) * millisecondsOfDay);

/** The paydays from a first one to a last day, YYYY-MM-DD: every so many days, or on one day of the month. */
export function paydays(first: string, every: PayPeriod, last: string): readonly string[] {
  const found: string[] = [];
  for (let day = first; day <= last; day = paydayAt(first, every, found.length)) found.push(day);
  return found;
}
