import { compareTax, type TaxComparison } from '#content/company-tax.ts';
import type { TaxSchedule } from '#brackets/data/tax-schedules.ts';
import { centsOf } from '#brackets/core/cents.ts';
import { parseMoney } from '#brackets/core/parse-money.ts';
import type { AmountProblem } from '#brackets/core/read-amount.ts';

/** The largest profit that is compared to the cent, in dollars. */
const largestProfit = 1_000_000_000;

/** Why a typed profit is invalid. */
export type ProfitProblem = AmountProblem | { readonly kind: 'zero' };

/** A typed profit in cents; 0 for an empty box and for invalid text. */
export interface TypedProfit {
  readonly cents: number;
  readonly problem: ProfitProblem | null;
}

export function readProfit(typed: string): TypedProfit {
  const { dollars, problem } = parseMoney(typed, largestProfit);
  const cents = centsOf(dollars);
  const isZero = cents === 0 && typed.trim() !== '';
  return { cents, problem: problem ?? (isZero ? { kind: 'zero' } : null) };
}

/** The row of the table for a typed profit; null if it is invalid. */
export function comparisonOf(schedule: TaxSchedule, typed: string): TaxComparison | null {
  const { cents } = readProfit(typed);
  return cents === 0 ? null : compareTax(schedule, cents);
}
