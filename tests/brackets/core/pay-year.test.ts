import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paydays, payYear } from '#brackets/entries/pay-year.ts';
import type { DatedPay } from '#brackets/core/pay-year.ts';
import { payRules } from '#brackets/data/pay-rules.ts';
import { atEveryClock } from '#tests/clocks.ts';
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

atEveryClock(() => {
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
      expect(paydays('2026-08-31', 'month', '2027-03-31')).toEqual([
        '2026-08-31',
        '2026-09-30',
        '2026-10-31',
        '2026-11-30',
        '2026-12-31',
        '2027-01-31',
        '2027-02-28',
        '2027-03-31',
      ]);
    });
  });
});

describe('the square-up', () => {
  test('of 26 equal fortnights is the fractions that were dropped', () => {
    const year = payYear({ pays: every('2026-04-02', 'fortnight', 2_500_00) });
    // 10.5% of 15,600, 17.5% of 37,900 and 30% of 11,500; a levy of 1.75%.
    expect([year.gross, year.incomeTax, year.levy]).toEqual([65_000_00, 11_720_50, 1_137_50]);
    expect(year.pays[0]?.paye).toBe(494_52);
    expect([year.withheld, year.toPay]).toEqual([12_857_52, 48]);
    expect(year.because).toEqual({
      fractions: -48,
      unevenPays: 0,
      flatCodes: 0,
      extraPays: 0,
      credit: 0,
    });
  });

  test('of 27 fortnights names what the 27th leaves to pay', () => {
    const year = payYear({ pays: every('2026-04-01', 'fortnight', 2_500_00) });
    // 14,000 at 30% less 15,600, 37,900 and 14,000 by their bands; each pay is taxed as one of 26.
    expect([year.gross, year.incomeTax + year.levy]).toEqual([67_500_00, 13_651_75]);
    expect(year.withheld).toBe(27 * 494_52);
    expect(year.toPay).toBe(13_651_75 - 27 * 494_52);
    expect(year.because).toEqual({
      fractions: -50,
      unevenPays: -299_21,
      flatCodes: 0,
      extraPays: 0,
      credit: 0,
    });
  });
});

describe('an extra pay', () => {
  const weeks = every('2026-04-07', 'week', 1_000_00, { code: 'M SL' });
  const extra = { every: 'week', code: 'M SL', gross: 2_000_00, isExtra: true } as const;
  const paidOn = (asked: DatedPay, pays: readonly DatedPay[] = weeks) =>
    payYear({ pays: [...pays, asked] }).pays.at(-1);

  test('has the rate of four weeks times 13 with it, and repays 12% of a loan', () => {
    // 52,000 and 2,000 end in the band of 30%; with the levy 31.75%.
    expect(paidOn({ ...extra, day: '2026-06-30' })).toMatchObject({
      paye: 635_00,
      studentLoan: 240_00,
      takeHome: 1_125_00,
    });
    // 52,000 and 1,500 end at the limit of 17.5%.
    expect(paidOn({ ...extra, gross: 1_500_00, day: '2026-06-30' })?.paye).toBe(288_75);
  });

  test('uses what regular pay leaves of the threshold of the loan', () => {
    const low = weeks.map((pay) => ({ ...pay, gross: 300_00 }));
    // The threshold is 464 a week: 164 of it are left.
    expect(paidOn({ ...extra, day: '2026-06-30' }, low)?.studentLoan).toBe(220_32);
    expect(paidOn({ ...extra, code: 'M', day: '2026-06-30' })?.studentLoan).toBe(0);
  });

  test('follows the last pay before it, in whatever order the pays come', () => {
    const rising = weeks.map((pay, index) => ({ ...pay, gross: 300_00 + index * 10_00 }));
    // On 30 June it is 420: 44 of the threshold are left.
    for (const pays of [rising, rising.toReversed()])
      expect(paidOn({ ...extra, day: '2026-06-30' }, pays)?.studentLoan).toBe(234_72);
  });

  test('counts a part of the four weeks, and no pay of another job', () => {
    // Two weeks: 26,000 and 2,000 are taxed at 17.5%.
    expect(paidOn({ ...extra, day: '2026-04-14' })?.paye).toBe(385_00);
    const elsewhere = weeks.map((pay) => ({ ...pay, job: 'bakery' }));
    // Nothing before: 10.5%.
    expect(paidOn({ ...extra, day: '2026-06-30' }, elsewhere)?.paye).toBe(245_00);
  });

  test('of a second job begins where its band does; by the month it counts one pay 12 times', () => {
    const second = { ...extra, code: 'SH', day: '2026-06-30', job: 'bakery' } as const;
    expect(paidOn(second)?.paye).toBe(635_00);
    const month = every('2026-04-15', 'month', 5_000_00);
    // 60,000 and 2,000.
    expect(paidOn({ ...extra, every: 'month', code: 'M', day: '2026-06-30' }, month)?.paye).toBe(
      635_00,
    );
  });

  test('has no levy beyond the maximum earnings', () => {
    // 156,000 a year: 641 of the 2,000 are below 156,641; 33% of 2,000 and 1.75% of 641.
    const weekly = weeks.map((pay) => ({ ...pay, gross: 3_000_00 }));
    expect(paidOn({ ...extra, day: '2026-06-30' }, weekly)?.paye).toBe(671_21);
  });
});

test('the pay of last year decides the rate of ESCT', () => {
  const pays = every('2026-04-07', 'week', 1_000_00, { kiwiSaver: 0.035 });
  const esctOf = (lastYear?: number) =>
    payYear({ pays, ...(lastYear !== undefined && { lastYear }) }).pays[0]?.employer.esct;
  expect([esctOf(), esctOf(0), esctOf(18_720_00), esctOf(100_000_00)]).toEqual([
    6_12, 3_67, 3_67, 11_55,
  ]);
});

describe('a year is refused', () => {
  const [pay] = every('2026-04-07', 'week', 1_000_00);
  test.each([
    [{ pays: [] }, 'Take from 1 to 1060 pays, not another object.'],
    [
      { pays: [{ ...pay, day: '2026-03-31' }, pay] },
      'Take paydays of one tax year, from 2025-04-01 to 2026-03-31, not ',
    ],
    [{ pays: [{ ...pay, day: '2099-04-01' }] }, 'No pay rules are known for 2099-04-01.'],
    [{ pays: [{ ...pay, code: 'STC' }] }, 'tailored (STC), schedular (WT) and special rates'],
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
