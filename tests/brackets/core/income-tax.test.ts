import { describe, expect, test } from 'vitest';
import { calculateIncomeTax } from '#tests/calculate-income-tax.ts';

describe('an income of 65,000 with deductions of 1,200', () => {
  test('is taxed by the specified schedule, with its extra dollar in each band', () => {
    expect(calculateIncomeTax({ grossIncome: 65_000, deductions: 1_200 })).toEqual({
      grossIncome: 65_000,
      deductions: 1_200,
      taxableIncome: 63_800,
      taxOwed: 12_159.81,
      afterTaxIncome: 52_840.19,
      effectiveRate: 12_159.81 / 65_000,
      marginalRate: 0.3,
      brackets: [
        { min: 0, max: 14_000, rate: 0.105, amount: 14_001, tax: 1_470.11 },
        { min: 14_001, max: 48_000, rate: 0.175, amount: 34_000, tax: 5_950 },
        { min: 48_001, max: 70_000, rate: 0.3, amount: 15_799, tax: 4_739.7 },
      ],
    });
  });

  test('is taxed at the rates from 31 July 2024', () => {
    const schedule = 'from-2024-07-31';
    expect(calculateIncomeTax({ grossIncome: 65_000, deductions: 1_200, schedule })).toEqual({
      grossIncome: 65_000,
      deductions: 1_200,
      taxableIncome: 63_800,
      taxOwed: 11_360.5,
      afterTaxIncome: 53_639.5,
      effectiveRate: 11_360.5 / 65_000,
      marginalRate: 0.3,
      brackets: [
        { min: 0, max: 15_600, rate: 0.105, amount: 15_600, tax: 1_638 },
        { min: 15_600, max: 53_500, rate: 0.175, amount: 37_900, tax: 6_632.5 },
        { min: 53_500, max: 78_100, rate: 0.3, amount: 10_300, tax: 3_090 },
      ],
    });
  });
});

const nothing = {
  grossIncome: 0,
  deductions: 0,
  taxableIncome: 0,
  taxOwed: 0,
  afterTaxIncome: 0,
  effectiveRate: 0,
  marginalRate: 0,
  brackets: [],
};

test.each([0, -0, -1, NaN, Infinity, -Infinity, Number.MIN_VALUE])(
  'counts an income of %d as 0',
  (grossIncome) => {
    expect(calculateIncomeTax({ grossIncome })).toStrictEqual(nothing);
  },
);

test.each([0, -0, -1, NaN, Infinity])('counts deductions of %d as 0', (deductions) => {
  expect(calculateIncomeTax({ grossIncome: 0, deductions })).toStrictEqual(nothing);
});

test('taxes nothing when deductions exceed the income', () => {
  expect(calculateIncomeTax({ grossIncome: 1_000, deductions: 1_000.01 })).toStrictEqual({
    ...nothing,
    grossIncome: 1_000,
    deductions: 1_000.01,
    afterTaxIncome: 1_000,
  });
});

describe('huge amounts', () => {
  test('are exact up to the limit of the schedule', () => {
    const { taxOwed, afterTaxIncome } = calculateIncomeTax({ grossIncome: 23_095_382_704.46 });
    expect([taxOwed, afterTaxIncome]).toEqual([9_007_179_374.45, 14_088_203_330.01]);
  });

  test('are rejected beyond it', () => {
    expect(() => calculateIncomeTax({ grossIncome: 23_095_382_704.47 })).toThrow(
      new RangeError(
        'The income of 23095382704.47 is too large: tax is calculated to the cent up to 23095382704.46 dollars.',
      ),
    );
    expect(() => calculateIncomeTax({ grossIncome: 1, deductions: 1e15 })).toThrow(
      /^The deductions of 1000000000000000 is too large/,
    );
  });
});
