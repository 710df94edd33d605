import { expect, test } from 'vitest';
import { formatCents, formatDollars, formatRate, formatShort } from '#brackets/core/format.ts';

test('writes money with its sign, dollar sign and thousands separators', () => {
  expect([0, 999, 1_234_567.5].map(formatDollars)).toEqual(['$0', '$999', '$1,234,568']);
  expect(formatCents(-1111.1)).toBe('-$1,111.10');
});

test('writes thousands and millions briefly on an axis', () => {
  expect([0, 500, 1000, 62_500, 150_000, 999_000, 1_500_000, 2_000_000].map(formatShort)).toEqual([
    '$0',
    '$500',
    '$1k',
    '$62.5k',
    '$150k',
    '$999k',
    '$1.5m',
    '$2m',
  ]);
});

test('writes every whole cent and every ten-thousandth of a rate as Intl does', () => {
  const cents = new Intl.NumberFormat('en-NZ', { style: 'currency', currency: 'NZD' });
  const rate = new Intl.NumberFormat('en-NZ', {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const wrong = Array.from({ length: 20_000 }, (_, index) => (index * 7919) / 100).filter(
    (dollars) => formatCents(dollars) !== cents.format(dollars),
  );
  expect(wrong).toEqual([]);
  const wrongRates = Array.from({ length: 10_001 }, (_, index) => index / 10_000).filter(
    (fraction) => formatRate(fraction) !== rate.format(fraction),
  );
  expect(wrongRates).toEqual([]);
});
