import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centsOf, divideHalfUp, dollarsOf } from '#brackets/core/cents.ts';

test.each([
  // Times 100 these are slightly less than written.
  [1.15, 115],
  [1.005, 101],
  [8.115, 812],
  [1e-7, 0],
  [5e-324, 0],
  [1e21, 1e23],
])('%d dollars are %d cents', (dollars, cents) => {
  expect(centsOf(dollars)).toBe(cents);
});

test.each([0, -0, -0.01, -1e300, NaN, Infinity, -Infinity])('%d counts as 0', (dollars) => {
  expect(centsOf(dollars)).toBe(0);
});

test('whole cents round-trip through dollars', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 600_000_000_000_000 }), (cents) => {
      expect(centsOf(dollarsOf(cents))).toBe(cents);
    }),
  );
});

test('rounds part of a cent half up, as written', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000 }),
      fc.integer({ min: 0, max: 999 }),
      (cents, thousandths) => {
        const whole = Math.floor(cents / 100);
        const digits = String(cents % 100).padStart(2, '0') + String(thousandths).padStart(3, '0');
        const rounded = cents + (thousandths >= 500 ? 1 : 0);
        expect(centsOf(Number(`${whole}.${digits}`))).toBe(rounded);
      },
    ),
  );
});

test('rounds a quotient once, half up', () => {
  expect([49, 50].map((n) => divideHalfUp(n, 100))).toEqual([0, 1]);
  // Math.round(dividend / divisor) gives one cent more here.
  expect(divideHalfUp(9_007_199_254_740_882, 115)).toBe(78_323_471_780_355);
});

test('divides whole numbers of any size', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
      fc.integer({ min: 1, max: 10_000 }),
      (dividend, divisor) => {
        const exact = (2n * BigInt(dividend) + BigInt(divisor)) / (2n * BigInt(divisor));
        expect(divideHalfUp(dividend, divisor)).toBe(Number(exact));
      },
    ),
    { numRuns: 1000 },
  );
});
