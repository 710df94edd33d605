import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculateIncomeTax } from '#tests/calculate-income-tax.ts';
import type { Schedule } from '#brackets/core/schedule.ts';
import { anyCents, anyQuestion, anySchedule } from './arbitraries.ts';

const toCents = (dollars: number): number => Math.round(dollars * 100);

const taxOn = (schedule: Schedule, cents: number, deductions = 0) =>
  calculateIncomeTax({ grossIncome: cents / 100, deductions: deductions / 100, schedule });

/** Every number in a value, at any depth. */
const numbersIn = (value: unknown): readonly number[] => {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
};

describe('any schedule', () => {
  test('brackets add up to the taxable income and to the tax, and none is empty', () => {
    fc.assert(
      fc.property(anyQuestion, anyCents, ({ schedule, cents }, deductions) => {
        const { brackets, taxableIncome, taxOwed, marginalRate } = taxOn(
          schedule,
          cents,
          deductions,
        );
        const sum = (part: 'amount' | 'tax') =>
          brackets.reduce((total, bracket) => total + toCents(bracket[part]), 0);
        expect(marginalRate).toBe(brackets.at(-1)?.rate ?? 0);
        expect(sum('amount')).toBe(toCents(taxableIncome));
        expect(sum('tax')).toBe(toCents(taxOwed));
        for (const { amount, tax, rate } of brackets) {
          expect(amount).toBeGreaterThan(0);
          expect(Math.abs(toCents(tax) - amount * 100 * rate)).toBeLessThan(1.001);
        }
      }),
    );
  });

  test('subtracts deductions from the income, down to 0', () => {
    fc.assert(
      fc.property(anyQuestion, anyCents, ({ schedule, cents }, deductions) => {
        const found = taxOn(schedule, cents, deductions);
        const left = Math.max(0, cents - deductions);
        expect(toCents(found.taxableIncome)).toBe(left);
        expect(found.taxOwed).toBe(taxOn(schedule, left).taxOwed);
        expect(toCents(found.afterTaxIncome)).toBe(cents - toCents(found.taxOwed));
      }),
    );
  });

  test('no field is -0, NaN or Infinity, except the end of the last band', () => {
    const anything = fc.oneof(
      fc.double(),
      fc.double({ min: 0, max: 1e9 }),
      fc.constantFrom(-0, 0, NaN, Infinity, -Infinity, Number.MIN_VALUE, -1, 1e-7, 0.005),
    );
    fc.assert(
      fc.property(anySchedule, anything, anything, (schedule, grossIncome, deductions) => {
        fc.pre([grossIncome, deductions].every((x) => x === Infinity || !(x > 9e9)));
        const { brackets, ...rest } = calculateIncomeTax({ grossIncome, deductions, schedule });
        const last = schedule.bands.at(-1);
        const limits = brackets.map(({ max }) => max);
        expect(limits.slice(0, -1)).not.toContain(Infinity);
        expect(limits.at(-1) === Infinity).toBe(brackets.length === schedule.bands.length);
        const finite = brackets.map((bracket) => ({
          ...bracket,
          max: bracket.max === last?.max ? 0 : bracket.max,
        }));
        for (const number of numbersIn([rest, finite])) {
          expect(Number.isFinite(number) && number >= 0 && !Object.is(number, -0)).toBe(true);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
