import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { payRules, payRulesOn } from '#brackets/data/pay-rules.ts';
import { bandFills } from '#brackets/core/band-fills.ts';
import { calculateIncomeTax } from '#tests/calculate-income-tax.ts';
import { setAside } from '#brackets/core/set-aside.ts';
import { takeHome, type TakeHome } from '#brackets/core/take-home.ts';
import { anyCents, anyQuestion } from './arbitraries.ts';

const rules = payRulesOn('2026-11-22');
const toCents = (dollars: number): number => Math.round(dollars * 100);
const nothing = {
  kiwiSaver: '',
  studentLoan: false,
  earnerCredit: false,
  code: 'M',
  workLevy: '',
} as const;
const everything = { ...nothing, kiwiSaver: '10', studentLoan: true } as const;

const taxOn = (grossIncome: number, deductions = 0) =>
  calculateIncomeTax({ grossIncome, deductions, schedule: 'from-2024-07-31' });

const amounts = ({ taken }: TakeHome) => taken.map(({ what, amount }) => [what, amount]);

describe('a year', () => {
  test.each([
    // Inland Revenue’s published maximum levies.
    ['2025-06-01', 152_790, 2_551.59],
    ['2026-11-22', 156_641, 2_741.22],
    ['2026-11-22', 1_000_000, 2_741.22],
  ])('on %s has an ACC levy on %d of %d', (day, income, levy) => {
    const asked = { ...nothing, incomeType: 'individual' } as const;
    expect(takeHome(asked, taxOn(income), payRulesOn(day)).taken[1]).toEqual({
      what: 'accLevy',
      amount: levy,
    });
  });

  test.each([
    [24_128, 0],
    [24_128.05, 0.01],
    [65_000, 4_904.64],
  ])('repays a student loan above the threshold: on %d it is %d', (income, due) => {
    const asked = { ...nothing, incomeType: 'individual', studentLoan: true } as const;
    expect(takeHome(asked, taxOn(income), rules).taken[2]?.amount).toBe(due);
  });

  test('depends on pay or business profit, and for investments only on the loan', () => {
    const year = (incomeType: 'individual' | 'business' | 'investment') =>
      amounts(takeHome({ ...everything, incomeType }, taxOn(80_000, 20_000), rules));
    const tax = ['incomeTax', 10_220.5];
    const costs = ['costs', 20_000];
    expect(year('individual')).toEqual([
      tax,
      ['accLevy', 1_400],
      ['studentLoan', 6_704.64],
      ['kiwiSaver', 8_000],
    ]);
    const ofProfit = ['studentLoan', 4_304.64];
    expect(year('business')).toEqual([
      costs,
      tax,
      ['accLevy', 1_050],
      ofProfit,
      ['kiwiSaver', 6_000],
    ]);
    expect(year('investment')).toEqual([costs, tax, ofProfit, ['kiwiSaver', 0]]);
  });

  test.each([
    [23_999.99, 0],
    [24_000, 520],
    [66_001, 519.87],
    [70_000, 0],
  ])('has an independent earner tax credit on %d of %d', (income, credit) => {
    const asked = { ...nothing, incomeType: 'individual', earnerCredit: true } as const;
    const { taken } = takeHome(asked, taxOn(income), rules);
    expect(taken.find(({ what }) => what === 'earnerCredit')?.amount ?? 0).toBe(
      credit === 0 ? 0 : -credit,
    );
  });

  test('counts only income tax and costs when no rules are known', () => {
    const { taken, left } = takeHome(
      { ...everything, incomeType: 'business', earnerCredit: true },
      taxOn(80_000, 20_000),
      undefined,
    );
    expect(taken).toEqual([
      { what: 'costs', amount: 20_000 },
      { what: 'incomeTax', amount: 10_220.5 },
    ]);
    expect(left).toBe(49_779.5);
  });

  test('adds up to the cent', () => {
    fc.assert(
      fc.property(anyCents, anyCents, (cents, deducted) => {
        const tax = taxOn(cents / 100, deducted / 100);
        const asked = { ...everything, incomeType: 'business', earnerCredit: true } as const;
        const { grossIncome, taken, left } = takeHome(asked, tax, rules);
        const parts = taken.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
        expect(parts + Math.round(left * 100)).toBe(toCents(grossIncome));
      }),
    );
  });
});

describe('the share to set aside', () => {
  const bills = (change: Partial<Parameters<typeof setAside>[0]>, gross: number, costs = 0) => {
    const asked = { ...nothing, incomeType: 'business', ...change } as const;
    return setAside(asked, taxOn(gross, costs), rules);
  };

  test('counts income tax, both levies and the student loan, and no KiwiSaver', () => {
    const asked = { studentLoan: true, workLevy: '1.20', kiwiSaver: '10' } as const;
    expect(bills(asked, 85_000, 25_000)).toEqual({
      bills: [
        { what: 'incomeTax', amount: 10_220.5 },
        { what: 'accLevy', amount: 1_050 },
        { what: 'workLevy', amount: 720 },
        { what: 'studentLoan', amount: 4_304.64 },
      ],
      total: 16_295.14,
      percent: 20,
      instalments: [3_406.83, 3_406.83, 3_406.84],
    });
  });

  test.each(['', 'ana', '-5', '1e999', '101'])('ignores a work levy of ‘%s’', (workLevy) => {
    expect(bills({ workLevy }, 60_000).bills.map(({ what }) => what)).toEqual([
      'incomeTax',
      'accLevy',
    ]);
  });

  test('subtracts the credit from the tax paid by instalments', () => {
    expect(bills({ earnerCredit: true }, 36_000).instalments).toBeNull();
    expect(bills({}, 36_000).instalments).toEqual([1_736, 1_736, 1_736]);
  });

  test('covers the bills, and a percent less would not', () => {
    fc.assert(
      fc.property(anyCents, anyCents, (cents, deducted) => {
        fc.pre(cents > 0);
        const { percent, total } = bills(everything, cents / 100, deducted / 100);
        const all = BigInt(toCents(total)) * 100n;
        expect(BigInt(percent) * BigInt(cents) >= all).toBe(true);
        expect(percent === 0 || BigInt(percent - 1) * BigInt(cents) < all).toBe(true);
      }),
    );
    expect(bills({}, 0)).toEqual({ bills: [], total: 0, percent: 0, instalments: null });
  });

  test('splits the income tax into three instalments that add up', () => {
    fc.assert(
      fc.property(anyCents, (cents) => {
        const tax = taxOn(cents / 100);
        const { instalments } = bills({}, cents / 100);
        expect(instalments === null).toBe(tax.taxOwed <= 5_000);
        fc.pre(instalments !== null);
        const parts = instalments.map(toCents);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(toCents(tax.taxOwed));
        expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(2);
      }),
    );
  });
});

test('bands fill from the lowest up', () => {
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

describe('the pay rules', () => {
  test.each(['2025-03-31', '2099-04-01'])('stop the build on %s, when none are known', (day) => {
    expect(() => payRulesOn(day)).toThrow(
      `No pay rules are known for ${day}. They run from 2025-04-01 to ${payRules.at(-1)?.to}; a further year is an entry in packages/brackets/data/pay-rules.ts.`,
    );
  });

  test('neither overlap nor leave a gap', () => {
    const dayAfter = (day: string) =>
      new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
    for (const [index, { to }] of payRules.slice(0, -1).entries())
      expect(dayAfter(to)).toBe(payRules[index + 1]?.from);
  });
});
