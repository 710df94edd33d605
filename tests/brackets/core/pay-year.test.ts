import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paydays, payYear } from '#brackets/entries/pay-year.ts';
import type { DatedPay } from '#brackets/core/pay-question.ts';
import { payRules } from '#brackets/data/pay-rules.ts';
import { ledgerOf, ledgerYears } from '#tests/maths/pay-ledger.ts';
import { yearOfPays } from '#tests/maths/pay-years.ts';

const every = (first: string, period: DatedPay['every'], gross: number, more = {}) =>
  paydays(first, period, '2027-03-31').map((day): DatedPay => ({
    day,
    every: period,
    gross,
    code: 'M',
    ...more,
  }));

describe('paydays', () => {
  test.each([
    ['2026-04-01', 'fortnight', 27, '2027-03-31'],
    ['2026-04-02', 'fortnight', 26, '2027-03-18'],
    ['2026-04-01', 'week', 53, '2027-03-31'],
    ['2026-04-07', 'week', 52, '2027-03-30'],
    ['2026-04-01', 'four-weeks', 14, '2027-03-31'],
    ['2026-04-30', 'month', 12, '2027-03-30'],
  ] as const)('from %s every %s are %i, the last on %s', (first, period, count, last) => {
    const days = paydays(first, period, '2027-03-31');
    expect([days.length, days.at(-1)]).toEqual([count, last]);
  });

  test('at the end of a month stay there', () => {
    const days = paydays('2026-12-31', 'month', '2027-03-31');
    expect(days).toEqual(['2026-12-31', '2027-01-31', '2027-02-28', '2027-03-31']);
  });
});

describe('a year is refused', () => {
  const [pay] = every('2026-04-07', 'week', 1_000_00);
  test.each([
    [{ pays: [] }, 'Take from 1 to 1060 pays, not another object.'],
    [
      { pays: [{ ...pay, day: '2026-03-31' }, pay] },
      'Take paydays of one tax year, from 2025-04-01 to 2026-03-31, not ',
    ],
  ])('%#', (question, message) => {
    expect(() => Reflect.apply(payYear, undefined, [question])).toThrow(message);
  });
});

test('made-up years agree with a ledger that is kept otherwise', () => {
  const years = payRules.filter(({ from }) => ledgerYears.includes(from));
  expect(years).toHaveLength(2);
  fc.assert(
    fc.property(yearOfPays(years), ({ pays, lastYear }) => {
      const found = payYear({ pays, lastYear });
      const { lines, due } = ledgerOf(pays, lastYear);
      expect(found.pays.map(({ day: _, ...line }) => line)).toEqual(lines);
      expect(found.toPay).toBe(due - found.withheld);
      const named = Object.values(found.because).reduce((sum, part) => sum + part, 0);
      expect(named + found.toPay).toBe(0);
    }),
    { numRuns: 200 },
  );
});
