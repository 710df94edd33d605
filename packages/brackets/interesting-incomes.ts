import { centsOf, dollarsOf } from '#brackets/core/cents.ts';
import type { Schedule } from '#brackets/core/schedule.ts';

/**
 * The incomes where a schedule's tax may change its slope, in dollars, lowest first: nothing,
 * and a cent below, at and a cent above every limit as published and as calculated with.
 * They are that much higher where deductions (in dollars) come off.
 */
export function interestingIncomes({ bands }: Schedule, deductions: number): readonly number[] {
  const limits = bands.flatMap(({ max, upper }) => (max === Infinity ? [] : [centsOf(max), upper]));
  const incomes = limits.flatMap((limit) => [limit - 1, limit, limit + 1]);
  return [...new Set([0, ...incomes])]
    .toSorted((a, b) => a - b)
    .map((cents) => dollarsOf(cents + centsOf(deductions)));
}
