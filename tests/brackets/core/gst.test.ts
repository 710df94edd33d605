import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { calculateGst } from '#brackets/core/gst.ts';

const add = (amount: number) => calculateGst({ amount, mode: 'add', supply: 'standard' });
const remove = (amount: number) => calculateGst({ amount, mode: 'remove', supply: 'standard' });

test.each([
  ['add', 'zero-rated'],
  ['remove', 'zero-rated'],
  ['add', 'exempt'],
  ['remove', 'exempt'],
] as const)('%s for a supply that is %s changes nothing', (mode, supply) => {
  expect(calculateGst({ amount: 2_400, mode, supply })).toStrictEqual({
    original: 2_400,
    gstAmount: 0,
    total: 2_400,
    type: mode,
  });
});

test.each([0, -0, -5, NaN, Infinity, -Infinity])('%d gives no result', (amount) => {
  expect(add(amount)).toBeNull();
  expect(remove(amount)).toBeNull();
});

test('rejects amounts over six trillion dollars', async () => {
  // Imported within the test, so that a mutant in its top-level code fails the test.
  vi.resetModules();
  const { largestGstAmount } = await import('#brackets/core/gst.ts');
  expect(largestGstAmount).toBe(6_004_799_503_160.66);
  expect(remove(6_004_799_503_160.66)?.gstAmount).toBe(783_234_717_803.56);
  expect(() => add(6_004_799_503_161)).toThrow(
    new RangeError(
      'The amount of 6004799503161 is too large: GST is calculated to the cent up to 6004799503160.66 dollars.',
    ),
  );
});

describe('for every amount', () => {
  const cents = fc.oneof(
    fc.integer({ min: 1, max: 10_000_000 }),
    fc.integer({ min: 1, max: 500_000_000_000_000 }),
  );
  const toCents = (dollars: number | undefined): number => Math.round((dollars ?? NaN) * 100);

  test('counts parts of a cent, and rounds each figure once', () => {
    const places = fc.integer({ min: 0, max: 6 });
    const written = fc.tuple(fc.integer({ min: 1, max: 999_999_999 }), places);
    fc.assert(
      fc.property(written, fc.constantFrom('add', 'remove'), ([units, decimals], mode) => {
        const amount = Number(`${units}e-${decimals}`);
        const found = calculateGst({ amount, mode, supply: 'standard' });
        // Twice the distance from the exact cents, in parts of a cent: half a cent at most.
        const scale = 10n ** BigInt(decimals) * (mode === 'add' ? 20n : 23n);
        const isNearest = (figure: number | undefined, part: bigint): boolean => {
          const off = 2n * (BigInt(toCents(figure)) * scale - BigInt(units) * part * 100n);
          return off > -scale && off <= scale;
        };
        expect(isNearest(found?.gstAmount, 3n)).toBe(true);
        expect(isNearest(found?.total, mode === 'add' ? 23n : 20n)).toBe(true);
      }),
    );
  });

  test('removing undoes adding', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        const added = add(amount / 100);
        const removed = remove(added?.total ?? NaN);
        expect(removed?.total).toBe(amount / 100);
        expect(removed?.gstAmount).toBe(added?.gstAmount);
      }),
    );
  });

  test('the parts add up', () => {
    fc.assert(
      fc.property(cents, fc.constantFrom('standard', 'zero-rated', 'exempt'), (amount, supply) => {
        const more = calculateGst({ amount: amount / 100, mode: 'add', supply });
        expect(toCents(more?.total)).toBe(amount + toCents(more?.gstAmount));
        const less = calculateGst({ amount: amount / 100, mode: 'remove', supply });
        expect(toCents(less?.total)).toBe(amount - toCents(less?.gstAmount));
      }),
    );
  });
});
