import { describe, expect, test } from 'vitest';
import { payRulesFor } from '#brackets/core/schedules.ts';
import { pay } from '#brackets/entries/index.ts';
import { payeInYear } from '#brackets/core/pays.ts';
import type { PayQuestion } from '#brackets/core/pay-question.ts';

const rules = payRulesFor('2026-10-01');
const week = { gross: 1000_00, every: 'week', code: 'M' } as const;

test.each([
  ['M', 8_918_00],
  ['ME', 8_398_00],
] as const)('a year’s PAYE with the code %s is tax plus levy less credit', (code, paye) => {
  // Tax of $8,008 and a levy of $910 on $52,000; the credit is $520.
  const asked = { code, studentLoan: false, kiwiSaver: '' } as const;
  expect(payeInYear(asked, 52_000, rules)).toBe(paye);
});

test('take-home pay is the pay less all deductions', () => {
  const question = { ...week, code: 'M SL', kiwiSaver: 0.035, esct: 0.175 } as const;
  expect(pay(rules, question)).toEqual({
    gross: 1000_00,
    paye: 171_50,
    studentLoan: 64_32,
    kiwiSaver: 35_00,
    takeHome: 729_18,
    employer: { contribution: 35_00, esct: 6_12, net: 28_88 },
  });
  expect(pay(rules, { ...week, code: 'ME' }).paye).toBe(161_50);
});

test.each([
  ['M SL', 600_00, 16_32],
  ['S SL', 200_00, 24_00],
  ['M SL', 464_99, 0],
] as const)('the student loan repayment with %s on %d is %d', (code, gross, studentLoan) => {
  expect(pay(rules, { ...week, code, gross }).studentLoan).toBe(studentLoan);
});

test.each([
  ['ND', 467_50],
  ['NSW', 122_50],
  ['CAE', 192_50],
  ['EDW', 192_50],
] as const)('%s is taxed at its rate and the levy', (code, paye) => {
  expect(pay(rules, { ...week, gross: 1000_99, code }).paye).toBe(paye);
});

test('the levy stops at the published maximum', () => {
  // The tax on 156,641 is 41,569.03, on 179,999 49,277.17, on 180,051 49,297.39; each with 2,741.22, by 52.
  const paye = (gross: number) => pay(rules, { ...week, gross }).paye;
  expect([3012_33, 3461_53, 3462_53].map(paye)).toEqual([852_12, 1000_35, 1000_74]);
});

describe('the employer', () => {
  const member = { ...week, kiwiSaver: 0.1 } as const;
  const employer = (question: Partial<PayQuestion>) =>
    pay(rules, { ...week, ...question }).employer;

  test('contributes the minimum for a member, or the chosen rate, and nothing for others', () => {
    expect(employer(member).contribution).toBe(35_00);
    expect(employer({ ...member, employer: 0.04 }).contribution).toBe(40_00);
    expect(employer({}).contribution).toBe(0);
    expect(employer({ employer: 0.04 }).contribution).toBe(40_00);
    expect(employer({ ...member, employer: 0 }).contribution).toBe(0);
  });

  test.each([
    // A year of the pay and of 3.5% of it, about each limit.
    [347_83, 1_26],
    [347_84, 2_10],
    [1192_86, 7_17],
    [1192_87, 12_30],
  ])('pays ESCT by a year of such pays: on %d at %d', (gross, esct) => {
    expect(employer({ ...member, gross }).esct).toBe(esct);
  });
});
