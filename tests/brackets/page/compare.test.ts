import { expect, test } from 'vitest';
import { inspectIncome } from '#brackets/inspect-income.ts';
import { bracketRows, centRows, compareFields, limitRows } from '#brackets/page/compare.ts';
import { axisEnd, curveOf, limitsOf } from '#brackets/page/curves.ts';
import { ticksFor } from '#brackets/page/ticks.ts';
import { scheduleOf } from '#machines/tax-calculator/schedules.ts';

const specified = scheduleOf('specified');
const inForce = scheduleOf('from-2024-07-31');

test('shows every field of both schedules, with the difference', () => {
  const own = inspectIncome(specified, 48_001, 0);
  const other = inspectIncome(inForce, 48_001, 0);
  expect(compareFields(own, other)).toEqual([
    ['grossIncome', '$48,001.00', '$48,001.00', '0'],
    ['deductions', '$0.00', '$0.00', '0'],
    ['taxableIncome', '$48,001.00', '$48,001.00', '0'],
    ['taxOwed', '$7,420.11', '$7,308.18', '+$111.93'],
    ['afterTaxIncome', '$40,580.89', '$40,692.82', '−$111.93'],
    ['effectiveRate', '15.4582%', '15.2251%', '+0.2332%'],
    ['marginalRate', '17.5%', '17.5%', '0'],
    ['step (cents of tax for the last cent)', '1', '1', '0'],
  ]);
});

test('shows the tax up to the end of each bracket', () => {
  expect(bracketRows(inspectIncome(inForce, 60_000, 0))).toEqual([
    ['$0.00 – $15,600.00', '10.5%', '$15,600.00', '$1,638.00', '$1,638.00'],
    ['$15,600.00 – $53,500.00', '17.5%', '$37,900.00', '$6,632.50', '$8,270.50'],
    ['$53,500.00 – $78,100.00', '30%', '$6,500.00', '$1,950.00', '$10,220.50'],
  ]);
});

test('compares the taxes of two schedules up to an income, limit by limit', () => {
  expect(limitRows(inForce, specified, 20_000)).toEqual([
    ['$0.00', '$0.00', '$0.00', '0'],
    ['$14,001.00', '$1,470.11', '$1,470.11', '0'],
    ['$15,600.00', '$1,638.00', '$1,749.93', '−$111.93'],
    ['$20,000.00', '$2,408.00', '$2,519.93', '−$111.93'],
  ]);
});

test('shows what each cent around an income adds', () => {
  const rows = centRows({ schedule: inForce, other: inForce, income: 0.01, deductions: 0 });
  expect(rows).toEqual([
    ['$0.00', '$0.00', 'none', '0%', '0'],
    ['$0.01 (chosen income)', '$0.00', '0', '10.5%', '0'],
    ['$0.02', '$0.00', '0', '10.5%', '0'],
    ['$0.03', '$0.00', '0', '10.5%', '0'],
    ['$0.04', '$0.00', '0', '10.5%', '0'],
    ['$0.05', '$0.01', '1', '10.5%', '0'],
  ]);
});

test('shows what an income is taxed more than under the other schedule', () => {
  const rows = centRows({ schedule: specified, other: inForce, income: 48_001, deductions: 0 });
  expect(rows[4]).toEqual(['$48,001.00 (chosen income)', '$7,420.11', '1', '17.5%', '+$111.93']);
});

test('has no row beyond what both schedules calculate', () => {
  const largest = Math.min(specified.maxIncome, inForce.maxIncome);
  const rows = centRows({ schedule: specified, other: inForce, income: largest, deductions: 0 });
  expect(rows).toHaveLength(5);
});

test('ends the axis beyond every limit, and has a point on either side of each', () => {
  expect(limitsOf(specified, 100)).toEqual([14_101, 48_101, 70_101, 180_101]);
  expect(axisEnd([specified, inForce], 0, 0)).toBe(225_000);
  expect(axisEnd([specified], 1_000_000, 0)).toBe(1_000_000);
  const curve = curveOf(specified, inForce, 0, 225_000);
  const rateAt = (income: number) =>
    curve.find((point) => point.income === income)?.tax.marginalRate;
  expect([rateAt(14_001), rateAt(14_002)]).toEqual([0.105, 0.175]);
  expect(curve.at(-1)?.income).toBe(225_000);
});

test('has round ticks that span all values', () => {
  expect(ticksFor(0, 0.39)).toEqual([0, 0.1, 0.2, 0.30000000000000004, 0.4]);
  expect(ticksFor(-150, 980)).toEqual([-500, 0, 500, 1000]);
  expect(ticksFor(0, 0.01).at(-1)).toBeGreaterThanOrEqual(0.01);
});
