import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculateIncomeTax } from '#tests/calculate-income-tax.ts';
import { exactSchedule } from '#tests/maths/exact-schedule.ts';
import { defaultSchedule } from '#machines/tax-calculator/schedules.ts';
import { exactTax, stepsOf } from './oracle.ts';

const exact = exactSchedule(defaultSchedule);
const exactSteps = stepsOf(exact);
const specifiedSteps = stepsOf(defaultSchedule);

/** How much less the specified schedule takes than the exact one, in ten-thousandths of a cent. */
const shortfall = (cents: number): number =>
  Number(exactTax(exactSteps, BigInt(cents)) - exactTax(specifiedSteps, BigInt(cents)));

describe('the specified schedule compared with the exact one', () => {
  test.each([
    ['0 to 14,000', 0, 1_400_000, 0],
    ['14,001 to 48,000', 1_400_100, 4_800_000, 7],
    ['48,001 to 70,000', 4_800_100, 7_000_000, 19.5],
    ['70,001 to 180,000', 7_000_100, 18_000_000, 22.5],
    ['above 180,001', 18_000_100, 2_000_000_000, 28.5],
  ])('takes a constant amount less in the band %s', (_band, from, to, cents) => {
    fc.assert(
      fc.property(fc.integer({ min: from, max: to }), (income) => {
        expect(shortfall(income)).toBe(cents * 10_000);
      }),
      { examples: [[from], [to]] },
    );
  });
});

// Worked out in decimals from the specification's rates and its rule that a band's span has 1 added.
test.each([
  [14_000, 1_470, 12_530, 0.105],
  [14_001, 1_470.11, 12_530.89, 0.105],
  [14_001.01, 1_470.11, 12_530.9, 0.175],
  [48_000, 7_419.93, 40_580.07, 0.175],
  [70_001, 14_020.11, 55_980.89, 0.3],
  [180_000, 50_319.78, 129_680.22, 0.33],
  [200_000, 58_119.72, 141_880.28, 0.39],
])('of %d takes %d and leaves %d, the last dollar at %d', (grossIncome, taxOwed, left, rate) => {
  expect(calculateIncomeTax({ grossIncome })).toMatchObject({
    taxOwed,
    afterTaxIncome: left,
    marginalRate: rate,
  });
});
