import { describe, expect, test } from 'vitest';
import {
  bestSalary,
  companyTax,
  compareTax,
  personalTax,
  splitTax,
  switchPoint,
} from '#content/company-tax.ts';
import { facts } from '#content/facts.ts';
import { incomeComparisons } from '#content/pages/company-vs-sole-trader.ts';
import { scheduleInForceOn, taxSchedules } from '#content/tax-schedules.ts';
import { calculateIncomeTax } from '#tests/calculate-income-tax.ts';

const today = scheduleInForceOn('2026-11-22');
const [earlier] = taxSchedules;

test('a person’s tax equals the calculator’s, to the cent', () => {
  for (const cents of [0, 1, 48, 1_560_000, 1_560_003, 7_810_000, 18_000_001, 99_999_999_999]) {
    const { taxOwed } = calculateIncomeTax({ grossIncome: cents / 100, schedule: today.id });
    expect(personalTax(today, cents) / 100).toBe(taxOwed);
  }
  expect(personalTax(today, 150_000_00)).toBe(39_377_50);
  expect(companyTax(100_02)).toBe(28_01);
});

describe('the switch point', () => {
  test('is where 28% of the profit equals the personal tax', () => {
    expect(switchPoint(today)).toBe(190_204_55);
    expect(switchPoint(earlier)).toBe(180_727_28);
    expect(switchPoint({ bands: [{ min: 0, max: Infinity, rate: 0.2 }] })).toBe(Infinity);
  });

  test('is between the rows with different winners, and is the printed one', () => {
    const point = switchPoint(today);
    const wrong = incomeComparisons.filter(
      ({ profit, winner }) => winner !== (profit < point ? 'soleTrader' : 'company'),
    );
    expect(wrong).toEqual([]);
    expect(facts.companyCrossover.figure).toBe('$190,000');
    expect(facts.companyCrossover.wording).toContain('$180,000');
  });
});

describe('a comparison', () => {
  test('names who pays less, and adds up as printed', () => {
    expect(compareTax(today, 120_000_00)).toEqual({
      profit: 120_000_00,
      soleTrader: 29_478_00,
      company: 33_600_00,
      winner: 'soleTrader',
      saving: 4_122_00,
    });
    expect(compareTax(today, 1_000_000_00)).toMatchObject({ winner: 'company', saving: 89_078_00 });
  });

  test('names neither when the dollars are equal', () => {
    expect(compareTax(today, switchPoint(today))).toMatchObject({ winner: 'neither', saving: 0 });
  });
});

describe('a salary with the rest retained', () => {
  test('costs the least tax at the last limit below the company rate', () => {
    expect(bestSalary(today)).toBe(53_500_00);
    const least = splitTax(today, 150_000_00);
    expect(least).toBe(35_290_50);
    for (let salary = 0; salary <= 150_000_00; salary += 500_00) {
      const tax = personalTax(today, salary) + companyTax(150_000_00 - salary);
      expect(tax).toBeGreaterThanOrEqual(least);
    }
  });

  test('saves what the worked example states', () => {
    expect(personalTax(today, 150_000_00) - splitTax(today, 150_000_00)).toBe(4_087_00);
    expect(facts.companyWorkedExample.figure).toBe('$4,087');
  });
});
