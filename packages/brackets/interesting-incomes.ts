import { centsOf, dollarsOf } from '#brackets/core/cents.ts';
import type { Schedule } from '#brackets/core/schedule.ts';

/**
 * The incomes where a schedule's rate may change, in dollars, lowest first: zero, and a cent below, at
 * and a cent above every limit. Deductions (in dollars) are added.
 */
export function interestingIncomes({ bands }: Schedule, deductions: number): readonly number[] {
  const limits = bands.flatMap(({ upper }) => (upper === Infinity ? [] : [upper]));
  const incomes = limits.flatMap((limit) => [limit - 1, limit, limit + 1]);
  return [...new Set([0, ...incomes])]
    .sort((a, b) => a - b)
    .map((cents) => dollarsOf(cents + centsOf(deductions)));
}
