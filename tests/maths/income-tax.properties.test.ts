import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculateIncomeTax } from '#tests/calculate-income-tax.ts';
import type { Schedule } from '#brackets/core/schedule.ts';
import {
  anyCents,
  anyQuestion,
  anySchedule,
  bandsOf,
  progressiveQuestion,
  scheduleWith,
} from './arbitraries.ts';
import { oracleMarginalRate, oracleTax, stepsOf } from './oracle.ts';

const toCents = (dollars: number): number => Math.round(dollars * 100);

const taxOn = (schedule: Schedule, cents: number, deductions = 0) =>
  calculateIncomeTax({ grossIncome: cents / 100, deductions: deductions / 100, schedule });

const taxCents = (schedule: Schedule, cents: number): number =>
  toCents(taxOn(schedule, cents).taxOwed);

const ratesOf = (schedule: Schedule): readonly number[] => schedule.bands.map(({ rate }) => rate);

/** Every number in a value, at any depth. */
const numbersIn = (value: unknown): readonly number[] => {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
};

const smallStep = fc.integer({ min: 0, max: 2_000_000 });

describe('any schedule', () => {
  test('gives the oracle’s tax and marginal rate', () => {
    fc.assert(
      fc.property(anyQuestion, ({ schedule, cents }) => {
        const { taxOwed, marginalRate } = taxOn(schedule, cents);
        const steps = stepsOf(schedule);
        expect(taxOwed).toBe(Number(oracleTax(steps, BigInt(cents))) / 100);
        expect(marginalRate).toBe(Number(oracleMarginalRate(steps, BigInt(cents))) / 10_000);
      }),
      { numRuns: 3000 },
    );
  });

  test('more income means no less tax, and no less to keep', () => {
    fc.assert(
      fc.property(anyQuestion, smallStep, ({ schedule, cents }, more) => {
        const one = taxOn(schedule, cents);
        const other = taxOn(schedule, cents + more);
        expect(other.taxOwed).toBeGreaterThanOrEqual(one.taxOwed);
        expect(other.afterTaxIncome).toBeGreaterThanOrEqual(one.afterTaxIncome);
      }),
    );
  });

  test('taxes more income between the lowest and highest rate, within a cent', () => {
    fc.assert(
      fc.property(anyQuestion, smallStep, ({ schedule, cents }, more) => {
        const rise = taxCents(schedule, cents + more) - taxCents(schedule, cents);
        expect(rise).toBeGreaterThan(Math.min(...ratesOf(schedule)) * more - 1.000001);
        expect(rise).toBeLessThan(Math.max(...ratesOf(schedule)) * more + 1.000001);
      }),
    );
  });

  test('tax does not jump at a limit: a cent more costs at most a cent', () => {
    fc.assert(
      fc.property(anySchedule, fc.integer({ min: -101, max: 101 }), (schedule, off) => {
        for (const { lower } of schedule.bands) {
          const cents = Math.max(0, lower + off);
          const rise = taxCents(schedule, cents + 1) - taxCents(schedule, cents);
          expect([0, 1]).toContain(rise);
        }
      }),
    );
  });

  test('brackets add up to the taxable income and to the tax, and none is empty', () => {
    fc.assert(
      fc.property(anyQuestion, anyCents, ({ schedule, cents }, deductions) => {
        const { brackets, taxableIncome, taxOwed } = taxOn(schedule, cents, deductions);
        const sum = (part: 'amount' | 'tax') =>
          brackets.reduce((total, bracket) => total + toCents(bracket[part]), 0);
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

  test('splitting a band in two changes no tax', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 2, max: 9_000_000 }), { minLength: 1, maxLength: 6 }),
        fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 7, maxLength: 7 }),
        anyCents,
        (widths, allRates, cents) => {
          const rates = allRates.slice(0, widths.length + 1);
          const [first = 2, ...others] = widths;
          const half = Math.floor(first / 2);
          const whole = scheduleWith(bandsOf(widths, rates));
          const cut = scheduleWith(
            bandsOf([half, first - half, ...others], [rates[0] ?? 0, ...rates]),
          );
          expect(taxOn(cut, cents).taxOwed).toBe(taxOn(whole, cents).taxOwed);
        },
      ),
    );
  });

  test('scales with limits and income', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 9_000_000 }), { minLength: 1, maxLength: 6 }),
        fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 7, maxLength: 7 }),
        fc.integer({ min: 0, max: 90_000_000 }),
        fc.integer({ min: 2, max: 50 }),
        (widths, allRates, cents, factor) => {
          const rates = allRates.slice(0, widths.length + 1);
          const small = scheduleWith(bandsOf(widths, rates));
          const wide = widths.map((width) => width * factor);
          const large = scheduleWith(bandsOf(wide, rates));
          const apart = taxCents(large, cents * factor) - taxCents(small, cents) * factor;
          expect(Math.abs(apart)).toBeLessThanOrEqual((factor + 1) / 2);
        },
      ),
    );
  });
});

describe('a progressive schedule', () => {
  test('taxes each step no less than the one before, within two cents', () => {
    fc.assert(
      fc.property(progressiveQuestion, smallStep, ({ schedule, cents }, more) => {
        const [low, middle, high] = [cents, cents + more, cents + 2 * more].map((income) =>
          taxCents(schedule, income),
        );
        expect((high ?? 0) - (middle ?? 0)).toBeGreaterThanOrEqual((middle ?? 0) - (low ?? 0) - 2);
      }),
    );
  });

  test('keeps the effective rate at most the marginal one, within half a cent', () => {
    fc.assert(
      fc.property(progressiveQuestion, ({ schedule, cents }) => {
        const { taxOwed, marginalRate } = taxOn(schedule, cents);
        expect(taxOwed * 100).toBeLessThanOrEqual(marginalRate * cents + 0.5001);
      }),
    );
  });
});
