import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  interestOn,
  lateGstReturns,
  latePenalties,
  lateReturns,
  type Debt,
} from '#brackets/core/late.ts';
import { dayOfIso, isoOf } from '#brackets/core/calendar.ts';

const after = (day: string, days: number): string => isoOf(dayOfIso(day) + days);

/** An instalment of $3,150 that was due on a day at one rate. */
const instalment: Debt = { cents: 315_000, due: '2026-08-28' };

describe('penalties for paying late', () => {
  test('are none on the due date, 1% the day after, and 4% of both once the seventh day has ended', () => {
    const on = (days: number) => latePenalties(instalment, after(instalment.due, days));
    expect(on(-1)).toEqual({ dayAfter: 0, seventhDay: 0 });
    expect(on(0)).toEqual({ dayAfter: 0, seventhDay: 0 });
    expect(on(1)).toEqual({ dayAfter: 3_150, seventhDay: 0 });
    expect(on(7)).toEqual({ dayAfter: 3_150, seventhDay: 0 });
    expect(on(8)).toEqual({ dayAfter: 3_150, seventhDay: 12_726 });
    expect(on(400)).toEqual({ dayAfter: 3_150, seventhDay: 12_726 });
  });

  test('round each part once, half up', () => {
    expect(latePenalties({ cents: 10_050, due: '2026-08-28' }, '2026-12-01')).toEqual({
      dayAfter: 101,
      seventhDay: 406,
    });
    expect(latePenalties({ cents: 10_049, due: '2026-08-28' }, '2026-12-01').dayAfter).toBe(100);
  });
});

describe('interest', () => {
  test('is counted by the day, of a year of 365', () => {
    const debt = { cents: 1_000_000, due: '2023-08-29' };
    expect(interestOn(debt, after(debt.due, 365))).toEqual({
      cents: 109_100,
      parts: [{ rate: 0.1091, days: 365, source: 'SL 2023/179' }],
      unknownDays: 0,
      assumedDays: 0,
    });
    expect(interestOn(instalment, after(instalment.due, 90)).cents).toBe(6_967);
    expect(interestOn(instalment, instalment.due).cents).toBe(0);
  });

  test('changes its rate on 16 January 2026', () => {
    // 10 days at 9.89% and 10 at 8.97% of $10,000: 2709.59 and 2457.53 cents.
    expect(interestOn({ cents: 1_000_000, due: '2026-01-05' }, '2026-01-25')).toEqual({
      cents: 5_167,
      parts: [
        { rate: 0.0989, days: 10, source: 'SL 2025/65' },
        { rate: 0.0897, days: 10, source: 'Inland Revenue, read 25 September 2026' },
      ],
      unknownDays: 0,
      assumedDays: 0,
    });
  });

  test('says how many days have no known rate, and how many follow the last known day', () => {
    expect(interestOn({ cents: 1_000_000, due: '2009-06-26' }, '2009-06-29')).toMatchObject({
      cents: 244,
      unknownDays: 2,
      assumedDays: 0,
    });
    expect(interestOn({ cents: 1_000_000, due: '2027-01-13' }, '2027-01-16')).toMatchObject({
      cents: 737,
      unknownDays: 0,
      assumedDays: 2,
    });
  });
});

describe('a due date on a day off moves to the next working day', () => {
  test.each([
    ['2027-02-07', '2027-02-09', 'a Sunday before the Monday for Waitangi Day'],
    ['2025-02-07', '2025-02-07', 'a working day'],
  ])('%s to %s: %s', (due, last) => {
    const debt = { cents: 1_000_000, due };
    expect(latePenalties(debt, last).dayAfter).toBe(0);
    expect(interestOn(debt, last).parts).toEqual([]);
    expect(latePenalties(debt, after(last, 1)).dayAfter).toBe(10_000);
    expect(latePenalties(debt, after(last, 7)).seventhDay).toBe(0);
    expect(latePenalties(debt, after(last, 8)).seventhDay).toBe(40_400);
  });
});

test('$100 or less of a tax costs nothing', () => {
  for (const cents of [0, 1, 9_000, 10_000]) {
    const debt = { cents, due: '2016-02-08' };
    expect(latePenalties(debt, '2026-11-26')).toEqual({ dayAfter: 0, seventhDay: 0 });
    expect(interestOn(debt, '2026-11-26').cents).toBe(0);
  }
  expect(latePenalties({ cents: 10_001, due: '2016-02-08' }, '2026-11-26').dayAfter).toBe(100);
});

describe('returns that are late', () => {
  test('cost $50, $250 or $500 by net income', () => {
    const costOf = (cents: number) => lateReturns([cents]);
    expect(costOf(0)).toEqual({ least: 5_000, most: 5_000 });
    expect(costOf(9_999_999)).toEqual({ least: 5_000, most: 5_000 });
    expect(costOf(10_000_000)).toEqual({ least: 25_000, most: 25_000 });
    expect(costOf(100_000_000)).toEqual({ least: 25_000, most: 25_000 });
    expect(costOf(100_000_001)).toEqual({ least: 50_000, most: 50_000 });
  });

  test('cost a range for a year whose income is not known', () => {
    expect(lateReturns([null, 6_000_000])).toEqual({ least: 10_000, most: 55_000 });
    expect(lateReturns([])).toEqual({ least: 0, most: 0 });
  });

  test('of GST cost nothing for the first, then $50 to $250', () => {
    expect(lateGstReturns(0)).toEqual({ least: 0, most: 0 });
    expect(lateGstReturns(1)).toEqual({ least: 0, most: 25_000 });
    expect(lateGstReturns(3)).toEqual({ least: 10_000, most: 75_000 });
  });
});

const anyDebt = fc
  .record({ cents: fc.nat(10_000_000_000), day: fc.nat(3_000) })
  .map(({ cents, day }): Debt => ({ cents, due: after('2019-04-01', day) }));
const anyDay = fc.nat(6_000).map((days) => after('2019-04-01', days));

const costOf = (debt: Debt, on: string): readonly number[] => {
  const { dayAfter, seventhDay } = latePenalties(debt, on);
  return [dayAfter, seventhDay, interestOn(debt, on).cents];
};

test('no part of the cost falls when a day is added', () => {
  fc.assert(
    fc.property(anyDebt, anyDay, (debt, on) => {
      const today = costOf(debt, on);
      costOf(debt, after(on, 1)).forEach((cost, part) => {
        expect(cost).toBeGreaterThanOrEqual(today[part] ?? 0);
      });
    }),
  );
});
