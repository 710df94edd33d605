import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { dollarsOf } from '#brackets/core/cents.ts';
import { parseMoney } from '#brackets/core/parse-money.ts';
import { readAmount } from '#brackets/core/read-amount.ts';
import { readAmount as packaged } from '#brackets/entries/index.ts';
import { readCents } from '#brackets/parse/read-amount.ts';
import { readScenarios } from '#brackets/scenarios/read-scenarios.ts';
import { inputsFromSearch } from '#machines/tax-calculator/address.ts';
import { largestAmount, taxFor } from '#machines/tax-calculator/inputs.ts';

describe('reads', () => {
  test.each([
    ['1000', 1_000_00],
    ['1,000', 1_000_00],
    ['1 000.50', 1_000_50],
    ['$1,000', 1_000_00],
    ['NZ$ 1000', 1_000_00],
    ['NZD1000', 1_000_00],
    ['1,234,567.89', 1_234_567_89],
    ['１２３４', 1_234_00],
    ['65\u00A0000', 65_000_00],
    // As pasted, with marks that nobody sees.
    ['\u200E$65,000.00\u202C', 65_000_00],
    ['\uFEFF65\u200B000', 65_000_00],
    // Thousands, which nobody writes for as many dollars.
    ['60k', 60_000_00],
    ['1,200 k', 1_200_000_00],
    // The full stop of a sentence.
    ['1.10.', 1_10],
    ['.5', 50],
    ['0', 0],
  ])('%j', (text, cents) => {
    expect(readAmount(text)).toEqual({ kind: 'amount', cents });
  });

  test.each(['', '  ', '\t'])('%j as nothing', (text) => {
    expect(readAmount(text)).toEqual({ kind: 'empty' });
  });
});

describe('asks about', () => {
  test.each([
    ['465,20', 3, [46_520_00, 465_20]],
    ['65.000', 2, [65_000_00, 65_00]],
    ['1.234,56', 1, [1_234_56]],
    ['1,2,3', 1, [123_00]],
    ['1,234,56', 1, [123_456_00, 1_234_56]],
    ['1 000,50', 5, [1_000_50]],
    // Edited after the field had grouped its figures, or two amounts.
    ['65,0000', 2, [650_000_00]],
    ['1500,2000', 4, [15_002_000_00]],
    ['12.345.', 2, [12_345_00]],
    ['1.005', 1, [1_005_00]],
    ['1,000,', 1, [1_000_00]],
    // Behind a zero, three figures are thousands to nobody.
    ['0,500', 1, [500_00, 50]],
    ['00,000', 2, [0]],
  ])('%j, from character %d', (text, at, readings) => {
    expect(readAmount(text)).toEqual({ kind: 'unclear', at, readings });
  });
});

describe('refuses', () => {
  test.each([
    ['-5', 0],
    ['sixty', 0],
    ['Infinity', 0],
    ['٣', 0],
    ['10²', 2],
    ['$65,000①', 7],
    ['1e5', 1],
    ['0x10', 1],
    [',500', 0],
    ['$', 1],
    ['5$', 1],
    ['65 00', 2],
    ['$65,000 p.a.', 7],
    ['k', 0],
    ['65.000k', 5],
    ['4,65k', 1],
    ['0 500', 1],
    ['1,000 000k', 5],
    ['65 0000', 6],
  ])('%j, at character %d', (text, at) => {
    expect(readAmount(text)).toEqual({ kind: 'invalid', at });
  });

  test.each([
    ['48000.005', 8],
    ['1,234.567', 8],
  ])('%j as finer than a cent, at character %d', (text, at) => {
    expect(readAmount(text)).toEqual({ kind: 'too-fine', at });
  });

  test('amounts whose cents are not exact', () => {
    expect(readAmount('90071992547409.91')).toEqual({
      kind: 'amount',
      cents: 9_007_199_254_740_991,
    });
    expect(readAmount('$90071992547409.92')).toEqual({ kind: 'too-large', at: 1 });
  });
});

const figures = fc.stringMatching(/^\d{0,7}$/);

test('takes a comma for nothing but groups of three', () => {
  const edited = fc
    .tuple(
      figures,
      fc.constantFrom(' ', ',', '.', ''),
      figures,
      figures,
      fc.constantFrom('', '.50'),
    )
    .map(([one, sign, two, three, cents]) => `${one}${sign}${two},${three}${cents}`)
    .filter((text) => !/^ *[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(text));
  fc.assert(
    fc.property(edited, (text) => {
      expect(readAmount(text).kind).not.toBe('amount');
    }),
    { numRuns: 20_000 },
  );
});

test('takes k for nothing but thousands', () => {
  fc.assert(
    fc.property(fc.nat(9_999_999), fc.constantFrom('k', 'K', ' k'), (cents, end) => {
      const dollars = (cents / 100).toFixed(2);
      expect(readAmount(`${dollars}${end}`)).toEqual({ kind: 'amount', cents: cents * 1000 });
    }),
  );
});

/** The cents of a text in a scenario file; null if it is refused there. */
function scenarioCents(text: string): number | null {
  const scenario = { name: 'one', year: 2027, income: text, expect: { tax: 0 } };
  try {
    const [read] = readScenarios('x', stringify({ source: 'x', scenarios: [scenario] })).scenarios;
    return Math.round((read?.income ?? 0) * 100);
  } catch {
    return null;
  }
}

/** The cents of a text on a command line; null if it is refused there. */
function commandCents(text: string): number | null {
  try {
    return readCents(text, 1e14);
  } catch {
    return null;
  }
}

const anyText = fc.oneof(
  fc.string({
    unit: fc.constantFrom(...Array.from('0123456789.,  $kK-NZ０５²\u00A0\u200B')),
    maxLength: 12,
  }),
  fc
    .tuple(fc.nat(99_999_999), fc.constantFrom('', '.5', '.50', ',50', '.505'))
    .map(([whole, end]) => `${whole.toLocaleString('en-NZ')}${end}`),
);

test('a field, an address, a command, a scenario and the package read a text alike', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const read = packaged(text);
      const cents = read.kind === 'amount' ? read.cents : null;
      expect(commandCents(text)).toBe(cents);
      const dollars = cents === null ? 0 : dollarsOf(cents);
      expect(parseMoney(text, 1e12).dollars).toBe(dollars);
      const inputs = inputsFromSearch({ income: text }, 'from-2024-07-31');
      expect(taxFor(inputs).grossIncome).toBe(dollars > largestAmount ? 0 : dollars);
    }),
    { numRuns: 20_000 },
  );
  fc.assert(
    fc.property(anyText, (text) => {
      const read = packaged(text);
      expect(scenarioCents(text)).toBe(read.kind === 'amount' ? read.cents : null);
    }),
    { numRuns: 2_000 },
  );
});
