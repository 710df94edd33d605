import { expect, test } from 'vitest';
import { payRulesFor } from '#brackets/core/schedules.ts';
import { payeInYear } from '#brackets/core/pays.ts';

const rules = payRulesFor('2026-10-01');

test.each([
  ['M', 8_918_00],
  ['ME', 8_398_00],
] as const)('a year’s PAYE with the code %s is tax plus levy less credit', (code, paye) => {
  // Tax of $8,008 and a levy of $910 on $52,000; the credit is $520.
  const asked = { code, studentLoan: false, kiwiSaver: '' } as const;
  expect(payeInYear(asked, 52_000, rules)).toBe(paye);
});
