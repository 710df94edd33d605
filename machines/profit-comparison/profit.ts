import { compareTax, type TaxComparison } from '#content/company-tax.ts';
import type { TaxSchedule } from '#brackets/data/tax-schedules.ts';
import { centsOf } from '#brackets/core/cents.ts';
import { parseMoney } from '#brackets/core/parse-money.ts';

/** The largest profit that is compared to the cent, in dollars. */
const largestProfit = 1_000_000_000;

/** A typed profit in cents, 0 for an empty box and for invalid text, and why it is invalid. */
export function readProfit(typed: string) {
  const { dollars, problem } = parseMoney(typed, largestProfit);
  const cents = centsOf(dollars);
  const isZero = cents === 0 && typed.trim() !== '';
  return { cents, problem: problem ?? (isZero ? ({ kind: 'zero' } as const) : null) };
}

/** The row of the table for a typed profit; null if it is invalid. */
export function comparisonOf(schedule: TaxSchedule, typed: string): TaxComparison | null {
  const { cents } = readProfit(typed);
  return cents === 0 ? null : compareTax(schedule, cents);
}
