import { expect, test } from 'vitest';
import * as main from '#brackets/entries/index.ts';
import { latePenalties } from '#brackets/entries/late.ts';
import { calculateIncomeTax } from '#tests/calculate-income-tax.ts';

const [due, on] = ['2026-02-09', '2026-11-23'];
const notAYear = 'Take a tax year as the year it ends in, such as 2025, not';

test.each([
  // @ts-expect-error -- JavaScript can pass it
  [() => latePenalties({ cents: 1 }, on), 'Take a debt with cents and due, not another object.'],
  // @ts-expect-error -- JavaScript can pass it
  [() => latePenalties({ due }, on), 'Take a debt with cents and due, not another object.'],
  // @ts-expect-error -- JavaScript can pass it
  [() => main.readAmount(5), 'Take the text of an amount, not 5.'],
  // @ts-expect-error -- JavaScript can pass it
  [() => main.pay({}, {}), 'Take the rules of payRulesFor, not another object.'],
  [() => main.scheduleForYear(999), `${notAYear} 999.`],
  [() => main.scheduleForYear(10_000), `${notAYear} 10000.`],
  [
    () => main.scheduleForYear(1000),
    'No schedule is known for 1000-03-31. The first begins on 2010-04-01.',
  ],
  [
    () => main.scheduleForYear(9999),
    /^The law is known to 20\d\d-03-31, not for the tax year 9999\.$/,
  ],
  [
    () => main.payRulesFor('2001-01-01'),
    /^No pay rules are known for 2001-01-01\. They run from 2025-04-01 to 20\d\d-03-31\.$/,
  ],
  [
    () => calculateIncomeTax({ grossIncome: 1e14 }),
    'Take an income of at most 23095382704.46 dollars, not 100000000000000: beyond, the tax is not exact to the cent.',
  ],
  [
    () => calculateIncomeTax({ grossIncome: 1, deductions: 1e14 }),
    'Take deductions of at most 23095382704.46 dollars, not 100000000000000: beyond, the tax is not exact to the cent.',
  ],
])('refuses %# in one sentence', (call, sentence) => {
  expect(call).toThrow(RangeError);
  expect(call).toThrow(sentence);
});

test('takes a debt with both, in cents', () => {
  expect(latePenalties({ cents: 100_000, due }, on)).toEqual({ dayAfter: 1000, seventhDay: 4040 });
});
