import { describe, expect, test } from 'vitest';
import { parseMoney, tidyMoney } from '#brackets/core/parse-money.ts';

describe('reads', () => {
  test.each([
    ['65000', 65_000],
    ['65,000', 65_000],
    [' 65000.50 ', 65_000.5],
    ['$65,000', 65_000],
    ['$ 65,000.00', 65_000],
    ['65 000', 65_000],
    ['65\u00A0000', 65_000],
    ['1,234,567.89', 1_234_567.89],
    // Typed after a formatted amount.
    ['65,0000', 650_000],
    ['6,5', 65],
    ['.5', 0.5],
    ['.25', 0.25],
    ['5.', 5],
    ['007', 7],
    ['1.005', 1.005],
    ['0', 0],
    ['1000000', 1_000_000],
  ])('%j', (text, dollars) => {
    expect(parseMoney(text, 1_000_000_000)).toEqual({ dollars, problem: null });
  });

  test.each(['', '  ', '\t'])('%j as nothing', (text) => {
    expect(parseMoney(text, 1_000_000)).toEqual({ dollars: 0, problem: null });
  });
});

test.each([
  '$65k',
  '65k',
  'sixty',
  '-5',
  '+5',
  '1e5',
  '1e999',
  'Infinity',
  'NaN',
  '0x10',
  ',500',
  '500,',
  '1,,000',
  '1.000,00',
  '1.2.3',
  '.',
  '$',
  '65000 NZD',
  '٣',
])('rejects %j, and counts it as 0', (text) => {
  expect(parseMoney(text, 1_000_000)).toEqual({ dollars: 0, problem: 'not-figures' });
});

test('rejects amounts over the limit', () => {
  expect(parseMoney('1,000', 1_000)).toEqual({ dollars: 1_000, problem: null });
  expect(parseMoney('1,000.01', 1_000)).toEqual({ dollars: 0, problem: 'too-large' });
  expect(parseMoney('9'.repeat(400), 1_000)).toEqual({ dollars: 0, problem: 'too-large' });
});

test.each([
  ['65000', '65,000'],
  [' 65000.50 ', '65,000.50'],
  ['$65000', '65,000'],
  ['65 000', '65,000'],
  ['65,0000', '650,000'],
  ['999', '999'],
  ['.5', '0.5'],
  ['5.', '5'],
  ['12345678901234567890', '12,345,678,901,234,567,890'],
  ['$65k', '$65k'],
  ['', ''],
  [' ', ' '],
])('formats %j as %j', (text, tidied) => {
  expect(tidyMoney(text)).toBe(tidied);
});
