import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareSchedules } from '#brackets/core/compare.ts';
import { scheduleFor } from '#brackets/core/schedules.ts';
import { exactTax, taxOn } from '#brackets/core/tax.ts';
import { anyQuestion } from './arbitraries.ts';

/** Two schedules, the ends of a range, and an income within it. */
const anyRange = fc
  .tuple(anyQuestion, anyQuestion, fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([one, other, part]) => {
    const from = Math.min(one.cents, other.cents);
    const to = Math.max(one.cents, other.cents);
    const income = from + Math.round((to - from) * part);
    return { one: one.schedule, other: other.schedule, from, to, income };
  });

test('the points give the exact difference at every income between them', () => {
  fc.assert(
    fc.property(anyRange, ({ one, other, from, to, income }) => {
      const { points } = compareSchedules(one, other, from, to);
      expect([points[0]?.income, points.at(-1)?.income]).toEqual([from, to]);
      const before = points.findLast((point) => point.income <= income);
      const after = points.find((point) => point.income >= income);
      if (before === undefined || after === undefined) throw new Error('No point is beside it.');
      const exact = BigInt(exactTax(one, income) - exactTax(other, income));
      const width = BigInt(after.income - before.income);
      const rise = BigInt(after.exact - before.exact) * BigInt(income - before.income);
      expect((exact - BigInt(before.exact)) * width).toBe(rise);
    }),
    { numRuns: 1000 },
  );
});

test('no income in the range is outside the minimum and maximum', () => {
  fc.assert(
    fc.property(anyRange, ({ one, other, from, to, income }) => {
      const { least, most } = compareSchedules(one, other, from, to);
      const exact = exactTax(one, income) - exactTax(other, income);
      expect(least.exact).toBeLessThanOrEqual(exact);
      expect(most.exact).toBeGreaterThanOrEqual(exact);
      expect(most.cents).toBe(taxOn(one, most.income) - taxOn(other, most.income));
    }),
    { numRuns: 1000 },
  );
});

test('rejects an invalid range', () => {
  const schedule = scheduleFor('2025-08-01');
  expect(() => compareSchedules(schedule, schedule, 2, 1)).toThrow(
    new RangeError('Take an end of the range from 2 on, not 1.'),
  );
  expect(() => compareSchedules(schedule, schedule, 0, 0.5)).toThrow(RangeError);
});
