import { expect, test } from 'vitest';
import { lateCost } from '#content/late-payment.ts';

test('adds 1% the day after, and 4% once the seventh day has ended', () => {
  expect(lateCost(315_000, 1)).toEqual({
    dayAfter: 3150,
    seventhDay: 0,
    interest: 77,
    total: 3227,
  });
  expect(lateCost(315_000, 7).seventhDay).toBe(0);
  expect(lateCost(315_000, 8).seventhDay).toBe(12_726);
});

test('counts a year’s interest by the day', () => {
  expect(lateCost(1_000_000, 365).interest).toBe(89_700);
  expect(lateCost(315_000, 90)).toEqual({
    dayAfter: 3150,
    seventhDay: 12_726,
    interest: 6967,
    total: 22_843,
  });
});
