import { expect, test } from 'vitest';
import { payRulesFor } from '#brackets/core/schedules.ts';
import { secondaryCode } from '#brackets/core/tax-code.ts';

const { bands } = payRulesFor('2026-11-22');

test.each([
  [15_600, 'SB'],
  [15_601, 'S'],
  [53_500, 'S'],
  [53_501, 'SH'],
  [78_100, 'SH'],
  [78_101, 'ST'],
  [180_000, 'ST'],
  [180_001, 'SA'],
])('the secondary code for $%i is %s', (income, code) => {
  expect(secondaryCode(bands, income * 100)).toBe(code);
});
