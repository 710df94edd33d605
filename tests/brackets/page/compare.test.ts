import { expect, test } from 'vitest';
import { inspectIncome } from '#brackets/inspect-income.ts';
import { centTable, fieldRows } from '#brackets/page/compare.ts';
import { ticksFor } from '#brackets/page/ticks.ts';
import { scheduleOf } from '#machines/tax-calculator/schedules.ts';

const specified = scheduleOf('specified');
const inForce = scheduleOf('from-2024-07-31');

test('shows every field of both schedules, with the difference', () => {
  const own = inspectIncome(specified, 48_001, 0);
  const other = inspectIncome(inForce, 48_001, 0);
  expect(fieldRows(own, other)).toEqual([
    ['grossIncome', '48,001.00', '48,001.00', '0.00'],
    ['deductions', '0.00', '0.00', '0.00'],
    ['taxableIncome', '48,001.00', '48,001.00', '0.00'],
    ['taxOwed', '7,420.11', '7,308.18', '111.93'],
    ['afterTaxIncome', '40,580.89', '40,692.82', '-111.93'],
    ['effectiveRate', '15.4582%', '15.2251%', '0.2332%'],
    ['marginalRate', '17.5%', '17.5%', '0%'],
    ['step', '1', '1', '0'],
  ]);
});

test('shows what each cent around an income adds, to the largest of both schedules', () => {
  const rowsAt = (income: number) =>
    centTable({ schedule: specified, other: inForce, income, deductions: 0 }).rows;
  expect(rowsAt(0.01)).toEqual([
    ['0.00', '0.00', '0%', '-', '0.00'],
    ['0.01 (chosen income)', '0.00', '10.5%', '0', '0.00'],
    ['0.02', '0.00', '10.5%', '0', '0.00'],
    ['0.03', '0.00', '10.5%', '0', '0.00'],
    ['0.04', '0.00', '10.5%', '0', '0.00'],
    ['0.05', '0.01', '10.5%', '1', '0.00'],
  ]);
  expect(rowsAt(48_001)[4]).toEqual([
    '48,001.00 (chosen income)',
    '7,420.11',
    '17.5%',
    '1',
    '111.93',
  ]);
  expect(rowsAt(specified.maxIncome)).toHaveLength(5);
});

test('has round ticks that span all values', () => {
  expect(ticksFor(0, 0.39)).toEqual([0, 0.1, 0.2, 0.30000000000000004, 0.4]);
  expect(ticksFor(-150, 980)).toEqual([-500, 0, 500, 1000]);
  expect(ticksFor(0, 0.01).at(-1)).toBeGreaterThanOrEqual(0.01);
});
