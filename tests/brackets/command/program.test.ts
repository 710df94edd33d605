import { expect, test } from 'vitest';
import { tax, taxAt } from './tax.ts';

/** The incomes of a report, in dollars. */
async function incomesOf(...args: readonly string[]): Promise<readonly number[]> {
  const printed = await tax('bands', '--csv', ...args);
  return printed
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => Number(line.split(',')[0]));
}

test('a range has every cent, both ends included, without drift', async () => {
  const all = await incomesOf('--range', '47,990..48,010', '--step', '0.01');
  expect(all).toHaveLength(2_001);
  expect(all.filter((income, index) => income !== (4_799_000 + index) / 100)).toEqual([]);
});

test('has a cent around each limit, plus the deductions, by default', async () => {
  const incomes = await incomesOf('--date', '2025-08-01', '--deductions', '100');
  expect(incomes.slice(0, 5)).toEqual([100, 15_699.99, 15_700, 15_700.01, 53_599.99]);
});

test('writes rates as fractions in CSV, and the cents that the last cent of income adds', async () => {
  const printed = await tax(
    'bands',
    '--csv',
    '--bands',
    '0:10%,1000:20%',
    '--deductions=500',
    '2000',
  );
  expect(printed.split('\n')[1]).toBe('2000.00,500.00,1500.00,200.00,1800.00,0.1,0.2,0');
});

test('turns an amount to keep into the least income that leaves it', async () => {
  expect(await incomesOf('--net', '900', '--deductions', '100', '--bands', '0:50%')).toEqual([
    1_700,
  ]);
});

test('takes pays by repetition and between semicolons, and commas as part of an amount', async () => {
  const printed = await tax(
    'pay',
    '--json',
    '--gross',
    '1,000',
    '--gross',
    '500.50; 600',
    '--gross=700',
  );
  expect(JSON.parse(printed).map(({ gross }: { gross: number }) => gross)).toEqual([
    1_000, 500.5, 600, 700,
  ]);
});

test.each([
  [['pay', '--gross', '$1000.5'], /^M, every week, paid on 2026-11-24;/],
  [['late', '--owed', '5000', '--due', '2026-08-03'], /paid on 2026-11-24\n/],
])('%j is of today in New Zealand by default', async (args, dated) => {
  expect(await taxAt(new Date('2026-11-23T11:00:00Z'), ...args)).toMatch(dated);
});

test('says what a late payment costs, part by part', async () => {
  const asked = ['--owed', '5,000', '--due', '2025-02-07', '--on', '2026-11-23'];
  const printed = await tax('late', ...asked, '--returns', '65000; ?', '--gst-returns', '2');
  expect(printed.split('\n').map((line) => line.trim().split(/ {2,}/)[0])).toEqual([
    '5,000.00 due on 2025-02-07, paid on 2026-11-23',
    '1% the day after',
    '4% after the seventh day',
    'interest',
    '89 days at 10.88%: Inland Revenue, 18 December 2024',
    '253 days at 9.89%: SL 2025/65',
    '312 days at 8.97%: Inland Revenue, read 25 September 2026',
    'late income tax returns',
    'late GST returns',
    'in all',
    '',
  ]);
});

test.each([
  [
    ['2018-04-06', '2018-04-07'],
    'in all, at least',
    'Tax of years before 2017–18, and GST of periods before April 2017, also carried 1% a month, which is not in the sum.',
  ],
  [
    ['2009-06-26', '2009-06-30'],
    'in all, at least',
    'Interest of 2 days before 2009-06-29 is not in the sum: no rate is known here.',
  ],
  [
    ['2027-01-14', '2027-01-16'],
    'in all',
    'Interest of 2 days after 2027-01-14 is in the sum, if the rate stays.',
  ],
  [
    ['2027-02-07', '2027-02-09'],
    'in all',
    '2027-02-07 is a day off: the tax is due on 2027-02-09.',
  ],
])('of a debt of %j, the sum is called %s', async ([due = '', on = ''], sum, note) => {
  const lines = (await tax('late', '--owed', '5000', '--due', due, '--on', on)).split('\n');
  expect(lines.some((line) => new RegExp(`^ {2}${sum} +[\\d.]+$`).test(line))).toBe(true);
  expect(lines).toContain(note);
});
