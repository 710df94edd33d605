import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDollars } from '#brackets/core/format.ts';
import { wholeDollars, wholeParts, wholeRest } from '#brackets/core/whole-dollars.ts';

const cents = fc.integer({ min: 0, max: 10_000_000_00 }).map((amount) => amount / 100);

test('a tax of $17,927.50 leaves $67,072 of $85,000', () => {
  expect(wholeDollars(17_927.5)).toBe(17_928);
  expect(wholeRest(85_000, [17_927.5])).toBe(67_072);
  expect(wholeRest(85_000, [17_927.5, 1_487.5])).toBe(65_584);
});

test('a credit is given back', () => {
  expect(wholeDollars(-520.5)).toBe(-521);
  expect(wholeRest(8_000, [1_000.4, -520.5])).toBe(7_521);
});

test('rounds as it is printed', () => {
  fc.assert(
    fc.property(cents, (amount) => {
      expect(formatDollars(wholeDollars(amount))).toBe(formatDollars(amount));
      expect(formatDollars(wholeDollars(-amount))).toBe(formatDollars(-amount));
    }),
  );
});

test('parts add up, and none is a dollar away from its amount', () => {
  fc.assert(
    fc.property(fc.array(cents, { minLength: 1, maxLength: 9 }), (parts) => {
      const total = wholeDollars(parts.reduce((sum, part) => sum + part, 0));
      const whole = wholeParts(total, parts);
      expect(whole.reduce((sum, part) => sum + part, 0)).toBe(total);
      for (const [index, part] of whole.entries()) {
        expect(Math.abs(part - (parts[index] ?? 0))).toBeLessThanOrEqual(1);
      }
    }),
  );
});
