import { describe, expect, test } from 'vitest';
import { payRules } from '#brackets/data/pay-rules.ts';
import { payRulesFor } from '#brackets/core/schedules.ts';
import { pay } from '#brackets/entries/index.ts';
import { payeInYear } from '#brackets/core/pays.ts';
import type { PayQuestion } from '#brackets/core/pay-question.ts';
import { mainRows, secondaryRows } from '#tests/maths/inland-revenue-tables.ts';

const centsOf = (dollars: number): number => Math.round(dollars * 100);
const rules = payRulesFor('2026-10-01');
const week = { gross: 1000_00, every: 'week', code: 'M' } as const;

describe('a pay equals the published table', () => {
  test.each(mainRows)('$table page $page, $pay every $every', (row) => {
    const { day, every } = row;
    const dayRules = payRulesFor(day);
    const question = { gross: centsOf(row.pay), every, kiwiSaver: dayRules.kiwiSaver.least };
    const [M, loan, ME] = (['M', 'M SL', 'ME SL'] as const).map((code) =>
      pay(dayRules, { ...question, code }),
    );
    expect(M?.paye).toBe(centsOf(row.paye.M));
    expect(M?.studentLoan).toBe(0);
    expect(ME?.paye).toBe(centsOf(row.paye.ME));
    for (const found of [loan, ME]) expect(found?.studentLoan).toBe(centsOf(row.studentLoan));
    expect(M?.kiwiSaver).toBe(centsOf(row.kiwiSaver));
    expect(
      row.employer.map(([esct]) => pay(dayRules, { ...question, code: 'M', esct }).employer),
    ).toEqual(
      row.employer.map(([, net, tax]) => ({
        contribution: centsOf(net) + centsOf(tax),
        esct: centsOf(tax),
        net: centsOf(net),
      })),
    );
  });

  test.each(secondaryRows)('$table page $page, $pay every $every, secondary', (row) => {
    const { day, every } = row;
    const dayRules = payRulesFor(day);
    for (const code of ['SB', 'S', 'SH', 'ST', 'SA'] as const) {
      const question = { gross: centsOf(row.pay), every, kiwiSaver: dayRules.kiwiSaver.least };
      const found = pay(dayRules, { ...question, code: `${code} SL` });
      expect([found.paye, found.studentLoan, found.kiwiSaver]).toEqual(
        [row.paye[code], row.studentLoan, row.kiwiSaver].map(centsOf),
      );
      expect(pay(dayRules, { ...question, code }).studentLoan).toBe(0);
    }
  });
});

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

type Refused = readonly [what: string, part: object, sentence: string];

test.each<Refused>([
  ['cents that have parts', { gross: 100.5 }, 'Take whole cents from 0 to 10000000000, not 100.5.'],
  ['text', { gross: '1000' }, "Take whole cents from 0 to 10000000000, not '1000'."],
  ['a negative pay', { gross: -1 }, 'Take whole cents from 0 to 10000000000, not -1.'],
  ['no number', { gross: NaN }, 'Take whole cents from 0 to 10000000000, not NaN.'],
  ['too much', { gross: 1e300 }, 'Take whole cents from 0 to 10000000000, not 1e+300.'],
  [
    'an extra pay',
    { every: 'once' },
    "Take a pay period of week, fortnight, four-weeks, month, not 'once'; extra pays (bonuses, lump sums) have other rules.",
  ],
  ...['Q', 'STC SL', 'WT', 'm', 'MSL', 'M  SL', 'ND SL', 'toString'].map((code): Refused => [
    `the code ${code}`,
    { code },
    `Take a tax code of M, M SL, ME, ME SL, SB, SB SL, S, S SL, SH, SH SL, ST, ST SL, SA, SA SL, ND, NSW, CAE, EDW, not '${code}'; tailored (STC), schedular (WT) and special rates have other rules.`,
  ]),
  [
    'a rate of another year',
    { kiwiSaver: 0.05 },
    'Take a KiwiSaver rate of 0, 0.03, 0.035, 0.04, 0.06, 0.08, 0.1, not 0.05.',
  ],
  [
    'a negative rate',
    { employer: -0.1 },
    'Take an employer rate from 0 to 1 in steps of 0.0001, not -0.1.',
  ],
  [
    'a rate as text',
    { employer: '0.04' },
    "Take an employer rate from 0 to 1 in steps of 0.0001, not '0.04'.",
  ],
  [
    'a rate that is not an ESCT rate',
    { esct: 0.2 },
    'Take an ESCT rate of 0.105, 0.175, 0.3, 0.33, 0.39, not 0.2.',
  ],
])('refuses %s', (_, part, sentence) => {
  expect(() => Reflect.apply(pay, null, [rules, { ...week, ...part }])).toThrow(
    new RangeError(sentence),
  );
});

test('rejects a day without rules', () => {
  expect(() => payRulesFor('2019-06-01')).toThrow(
    `No pay rules are known for 2019-06-01. They run from 2025-04-01 to ${payRules.at(-1)?.to}.`,
  );
});
