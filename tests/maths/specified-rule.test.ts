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

const halfCent = 5_000;

describe('the specified schedule compared with the exact one', () => {
  test('takes 0 to 28.5 cents less, growing with the income', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2_000_000_000 }),
        fc.integer({ min: 0, max: 100_000_000 }),
        (cents, more) => {
          expect(shortfall(cents)).toBeGreaterThanOrEqual(0);
          expect(shortfall(cents)).toBeLessThanOrEqual(57 * halfCent);
          expect(shortfall(cents + more)).toBeGreaterThanOrEqual(shortfall(cents));
        },
      ),
    );
  });

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

  test.each([
    [14_000, 0],
    [14_001, 7],
    [48_000, 7],
    [48_001, 19.5],
    [70_000, 19.5],
    [70_001, 22.5],
    [180_000, 22.5],
    [180_001, 28.5],
  ])(
    'at %d dollars, between a limit and the next dollar, differs by %d cents',
    (dollars, cents) => {
      expect(shortfall(dollars * 100)).toBe(cents * 10_000);
    },
  );

  test('differs by that in the calculated tax, within a cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), (cents) => {
        const grossIncome = cents / 100;
        const specified = calculateIncomeTax({ grossIncome }).taxOwed;
        const lawful = calculateIncomeTax({ grossIncome, schedule: exact }).taxOwed;
        const apart = Math.round(lawful * 100) - Math.round(specified * 100);
        expect(Math.abs(apart - shortfall(cents) / 10_000)).toBeLessThan(1);
        expect(apart).toBeGreaterThanOrEqual(0);
        expect(apart).toBeLessThanOrEqual(29);
      }),
    );
  });
});

// Worked out in decimals from the specification's rates and its rule that a band's span has 1 added.
test.each([
  [14_000, 1_470, 12_530, 0.105],
  [14_000.5, 1_470.05, 12_530.45, 0.105],
  [14_001, 1_470.11, 12_530.89, 0.105],
  [14_001.01, 1_470.11, 12_530.9, 0.175],
  [48_000, 7_419.93, 40_580.07, 0.175],
  [48_001, 7_420.11, 40_580.89, 0.175],
  [70_001, 14_020.11, 55_980.89, 0.3],
  [180_000, 50_319.78, 129_680.22, 0.33],
  [180_001, 50_320.11, 129_680.89, 0.33],
  [200_000, 58_119.72, 141_880.28, 0.39],
])('of %d takes %d and leaves %d, the last dollar at %d', (grossIncome, taxOwed, left, rate) => {
  expect(calculateIncomeTax({ grossIncome })).toMatchObject({
    taxOwed,
    afterTaxIncome: left,
    marginalRate: rate,
  });
});
