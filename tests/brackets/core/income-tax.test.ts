import { describe, expect, test } from 'vitest';
import { calculateIncomeTax } from '#tests/calculate-income-tax.ts';
import { defineSchedule } from '#brackets/core/define-schedule.ts';

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

test.each([
  ['specified', 14_000, 1_470, 0.105],
  ['specified', 14_001, 1_470.11, 0.105],
  ['specified', 14_001.01, 1_470.11, 0.175],
  ['specified', 180_001, 50_320.11, 0.33],
  ['specified', 200_000, 58_119.72, 0.39],
  ['from-2024-07-31', 15_600, 1_638, 0.105],
  ['from-2024-07-31', 53_500, 8_270.5, 0.175],
  ['from-2024-07-31', 78_100, 15_650.5, 0.3],
  ['from-2024-07-31', 180_000, 49_277.5, 0.33],
  ['2024-25-composite', 15_600, 1_675.12, 0.1282],
  ['2024-25-composite', 53_500, 8_535.32, 0.2164],
  ['2024-25-composite', 78_100, 15_995.51, 0.3099],
  ['2024-25-composite', 250_000, 76_922.51, 0.39],
] as const)('%s taxes %d dollars by %d, the last one at %d', (schedule, grossIncome, tax, rate) => {
  const { taxOwed, marginalRate } = calculateIncomeTax({ grossIncome, schedule });
  expect([taxOwed, marginalRate]).toEqual([tax, rate]);
});

test('uses the specified schedule by default', () => {
  expect(calculateIncomeTax({ grossIncome: 48_001 })).toEqual(
    calculateIncomeTax({ grossIncome: 48_001, schedule: 'specified' }),
  );
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

describe('amounts that floats would get wrong', () => {
  test.each([
    // 0.43 x 0.105 is half a cent in decimal and less in binary.
    ['half a cent goes up', 43, 4.52],
    ['and again', 45, 4.73],
    ['a sum that drifted is the cents it stands for', 0.1 + 0.2, 0.03],
    ['a part of a cent is rounded as it is written', 1.005, 0.11],
  ])('%s', (_why, grossIncome, tax) => {
    expect(calculateIncomeTax({ grossIncome }).taxOwed).toBe(tax);
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

  test('have a lower limit at a rate of 100%', () => {
    const { maxIncome } = defineSchedule({
      id: 'all',
      name: 'all of it',
      from: '2000-01-01',
      to: null,
      bands: [{ min: 0, max: Infinity, rate: 1 }],
    });
    expect(maxIncome).toBe(9_007_199_254.74);
  });
});

test('rejects an unknown schedule and names the known ones', () => {
  const asked: Parameters<typeof calculateIncomeTax>[0] = JSON.parse(
    '{"grossIncome": 1, "schedule": "2019"}',
  );
  expect(() => calculateIncomeTax(asked)).toThrow(
    /^There is no schedule '2019'; there are specified, /,
  );
});
