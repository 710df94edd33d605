import { expect, test } from 'vitest';
import { parseMoney, tidyMoney } from '#brackets/core/parse-money.ts';

test('counts what is not one clear amount as 0, and says why', () => {
  expect(parseMoney('-5', 1_000_000)).toEqual({
    dollars: 0,
    problem: { kind: 'invalid', at: 0 },
  });
  expect(parseMoney('465,20', 1_000_000)).toEqual({
    dollars: 0,
    problem: { kind: 'unclear', at: 3, readings: [46_520_00, 465_20] },
  });
});

test('rejects amounts over the limit', () => {
  expect(parseMoney('1,000', 1_000)).toEqual({ dollars: 1_000, problem: null });
  const tooLarge = { dollars: 0, problem: { kind: 'too-large', at: 0 } };
  expect(parseMoney('1,000.01', 1_000)).toEqual(tooLarge);
  expect(parseMoney('9'.repeat(400), 1_000)).toEqual(tooLarge);
});

test.each([
  ['65000', '65,000'],
  [' 65000.50 ', '65,000.50'],
  ['65 000', '65,000'],
  ['999', '999'],
  ['.5', '0.50'],
  ['1.05', '1.05'],
  ['12345678901234', '12,345,678,901,234'],
  ['$65k', '65,000'],
  ['', ''],
])('formats %j as %j', (text, tidied) => {
  expect(tidyMoney(text)).toBe(tidied);
});
