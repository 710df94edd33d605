import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { payRules, payRulesOn } from '#content/pay-rules.ts';
import { bandFills } from '#machines/tax-calculator/band-fills.ts';
import { calculateIncomeTax } from '#machines/tax-calculator/income-tax.ts';
import { setAside } from '#machines/tax-calculator/set-aside.ts';
import {
  payPeriods,
  perPeriod,
  takeHome,
  type TakeHome,
} from '#machines/tax-calculator/take-home.ts';
import { anyCents, anyQuestion } from './arbitraries.ts';

const rules = payRulesOn('2026-11-22');
const toCents = (dollars: number): number => Math.round(dollars * 100);
const nothing = { accLevy: false, kiwiSaver: '', studentLoan: false } as const;
const everything = { accLevy: true, kiwiSaver: '10', studentLoan: true } as const;

const taxOn = (grossIncome: number, deductions = 0) =>
  calculateIncomeTax({ grossIncome, deductions, schedule: 'from-2024-07-31' });

const amounts = ({ taken }: TakeHome) => taken.map(({ what, amount }) => [what, amount]);

describe('a year', () => {
  test.each([
    // Inland Revenue's own largest levies.
    ['2025-06-01', 152_790, 2_551.59],
    ['2026-11-22', 156_641, 2_741.22],
    ['2026-11-22', 1_000_000, 2_741.22],
    ['2026-11-22', 156_640.99, 2_741.22],
    ['2026-11-22', 60_000, 1_050],
  ])('on %s the ACC levy of %d is %d', (day, income, levy) => {
    const asked = { ...nothing, incomeType: 'individual', accLevy: true } as const;
    expect(takeHome(asked, taxOn(income), payRulesOn(day)).taken[1]).toEqual({
      what: 'accLevy',
      amount: levy,
    });
  });

  test.each([
    [24_128, 0],
    [24_128.04, 0],
    [24_128.05, 0.01],
    [65_000, 4_904.64],
  ])('a student loan is repaid from what is above the threshold: of %d it is %d', (income, due) => {
    const asked = { ...nothing, incomeType: 'individual', studentLoan: true } as const;
    expect(takeHome(asked, taxOn(income), rules).taken[1]?.amount).toBe(due);
  });

  test('goes by pay, by the profit of a business, and for investments by the loan alone', () => {
    const year = (incomeType: 'individual' | 'business' | 'investment') =>
      amounts(takeHome({ ...everything, incomeType }, taxOn(80_000, 20_000), rules));
    const tax = ['incomeTax', 10_220.5];
    expect(year('individual')).toEqual([
      tax,
      ['accLevy', 1_400],
      ['kiwiSaver', 8_000],
      ['studentLoan', 6_704.64],
    ]);
    const ofProfit = ['studentLoan', 4_304.64];
    expect(year('business')).toEqual([tax, ['accLevy', 1_050], ['kiwiSaver', 6_000], ofProfit]);
    expect(year('investment')).toEqual([tax, ['accLevy', 0], ['kiwiSaver', 0], ofProfit]);
  });

  test('with nothing asked for is income after tax', () => {
    fc.assert(
      fc.property(anyCents, anyCents, (cents, deducted) => {
        const tax = taxOn(cents / 100, deducted / 100);
        const { taken, left } = takeHome({ ...nothing, incomeType: 'business' }, tax, rules);
        expect(taken).toEqual([{ what: 'incomeTax', amount: tax.taxOwed }]);
        expect(left).toBe(tax.afterTaxIncome);
      }),
    );
  });
});

describe('the periods', () => {
  const perYear = fc.constantFrom(...Object.values(payPeriods));

  test('each add up to the cent, and each amount is the nearest to its share', () => {
    fc.assert(
      fc.property(anyCents, perYear, (cents, count) => {
        const year = takeHome(
          { ...everything, incomeType: 'individual' },
          taxOn(cents / 100),
          rules,
        );
        const period = perPeriod(year, count);
        const taken = period.taken.reduce((sum, { amount }) => sum + toCents(amount), 0);
        expect(taken + toCents(period.left)).toBe(toCents(period.grossIncome));
        expect(period.left).toBeGreaterThanOrEqual(0);
        for (const [index, { what, amount }] of year.taken.entries()) {
          const share = period.taken[index];
          expect(share?.what).toBe(what);
          expect(
            Math.abs(toCents(share?.amount ?? NaN) * count - toCents(amount)),
          ).toBeLessThanOrEqual(count / 2);
        }
      }),
    );
  });

  test('of a year is the year', () => {
    const year = takeHome({ ...everything, incomeType: 'individual' }, taxOn(65_000.01), rules);
    expect(perPeriod(year, payPeriods.year)).toEqual(year);
  });
});

describe('what is set aside', () => {
  test('is enough for the year, and no whole percent less would be', () => {
    fc.assert(
      fc.property(anyCents, anyCents, (cents, deducted) => {
        fc.pre(cents > 0);
        const tax = taxOn(cents / 100, deducted / 100);
        const year = takeHome({ ...everything, incomeType: 'business' }, tax, rules);
        const { percent } = setAside(year, 5_000);
        const all = BigInt(toCents(year.grossIncome) - toCents(year.left)) * 100n;
        expect(BigInt(percent) * BigInt(cents) >= all).toBe(true);
        expect(percent === 0 || BigInt(percent - 1) * BigInt(cents) < all).toBe(true);
      }),
    );
    expect(setAside({ grossIncome: 0, taken: [], left: 0 }, 5_000)).toEqual({
      percent: 0,
      instalments: null,
    });
  });

  test('is paid in three instalments of the income tax, which add up to it', () => {
    fc.assert(
      fc.property(anyCents, (cents) => {
        const tax = taxOn(cents / 100);
        const year = takeHome({ ...everything, incomeType: 'business' }, tax, rules);
        const { instalments } = setAside(year, 5_000);
        expect(instalments === null).toBe(tax.taxOwed <= 5_000);
        fc.pre(instalments !== null);
        const parts = instalments.map(toCents);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(toCents(tax.taxOwed));
        expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(2);
      }),
    );
  });
});

test('bands fill from the lowest, each before the next begins', () => {
  fc.assert(
    fc.property(anyQuestion, ({ schedule, cents }) => {
      const fills = bandFills(schedule, cents / 100);
      expect(fills).toHaveLength(schedule.bands.length);
      const reached = schedule.bands.filter(({ lower }) => cents > lower).length;
      for (const [index, fill] of fills.entries()) {
        expect(fill > 0).toBe(index < reached);
        expect(index >= reached - 1 || fill === 1).toBe(true);
        expect(fill).toBeLessThanOrEqual(1);
      }
    }),
  );
});

describe('the rules', () => {
  test('are those of the tax year, and name a source', () => {
    for (const { source } of payRules) expect(source).not.toBe('');
    expect(['2025-04-01', '2026-03-31', '2026-04-01', '2027-03-31'].map(payRulesOn)).toMatchObject([
      { accLevy: { rate: 0.0167 }, kiwiSaver: { least: 0.03 } },
      { accLevy: { rate: 0.0167 }, kiwiSaver: { least: 0.03 } },
      { accLevy: { rate: 0.0175 }, kiwiSaver: { least: 0.035 } },
      { accLevy: { rate: 0.0175 }, kiwiSaver: { least: 0.035 } },
    ]);
  });

  test.each(['2025-03-31', '2027-04-01'])('stop the build on %s, where none are known', (day) => {
    expect(() => payRulesOn(day)).toThrow(
      `No pay rules are known for ${day}. They run from 2025-04-01 to 2027-03-31; a further year is an entry in content/pay-rules.ts.`,
    );
  });

  test('of the years neither overlap nor leave a gap', () => {
    const dayAfter = (day: string) =>
      new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
    for (const [index, { to }] of payRules.slice(0, -1).entries())
      expect(dayAfter(to)).toBe(payRules[index + 1]?.from);
  });
});
