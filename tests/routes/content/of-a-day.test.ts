import { expect, test, vi } from 'vitest';
import { page as guide } from '#content/pages/contractor-tax.ts';
import { page } from '#content/pages/tax-calculator.ts';
import { calculatorToday } from '#src/routes/content/calculator-today.ts';
import { withComingDates } from '#src/routes/content/coming-dates.ts';
import { isOfToday, onDay } from '#src/routes/content/of-a-day.ts';

const [section] = withComingDates(guide, '2026-11-28').sections.flatMap((each) =>
  each.kind === 'dates' ? [each] : [],
);
if (section === undefined) throw new Error('The guide has no dates.');
const served = { section };
const datesOn = (day: string) => onDay(served, day).section;

test.each([
  ['three weeks later', '2026-12-19', 'From 19 December 2026', '2027-01-15'],
  ['in the next tax year', '2027-04-02', 'From 2 April 2027', '2027-05-07'],
  ['on a due date itself', '2027-01-15', 'From 15 January 2027', '2027-01-15'],
])('%s a page lists what comes next then', (_, day, from, first) => {
  const { intro, dates } = datesOn(day);
  expect(intro?.split(',')[0]).toBe(from);
  expect(intro?.match(/From /g)).toHaveLength(1);
  expect(dates?.[0]?.due).toBe(first);
});

test('after the last year of known dates a page says so, and lists none', () => {
  const { intro, dates } = datesOn('2031-06-01');
  expect(intro).toMatch(/^We do not have the tax dates from 1 June 2031 on\./);
  expect(dates).toEqual([]);
});

test('an island without dates says nothing of the day', () => {
  expect(isOfToday(served)).toBe(true);
  expect(isOfToday({ page })).toBe(false);
});

test('the calculator keeps ‘at today’s rates’ to the last day of its rules, and its instalments come', () => {
  vi.useFakeTimers({ now: new Date('2026-11-28T12:00:00+13:00') });
  const calculator = calculatorToday();
  vi.useRealTimers();
  const on = (day: string) => {
    const { form, today } = onDay(calculator, day);
    return [form.results.inForce, today.instalments[0]?.due];
  };
  const ended = 'For the year named above. We do not have today’s rates yet.';
  expect(on('2026-12-19')).toEqual(['At today’s rates.', '2027-01-15']);
  expect(on('2027-03-31')).toEqual(['At today’s rates.', '2027-05-07']);
  expect(on('2027-04-02')).toEqual([ended, '2027-05-07']);
  expect(on('2031-06-01')).toEqual([ended, undefined]);
});
