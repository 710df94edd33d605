import type { PayRules } from '#content/pay-rules.ts';
import { centsOf } from '#machines/money/cents.ts';

/**
 * The independent earner tax credit on a year's net income, both in dollars: whole up to a limit,
 * then less by some cents for each whole dollar above it. Income Tax Act 2007, section LC 13.
 */
export function earnerCreditOn(
  income: number,
  { earnerCredit: { amount, from, fullUpTo, lessBy } }: PayRules,
): number {
  const dollars = Math.floor(income);
  if (dollars < from) return 0;
  const less = Math.max(0, dollars - fullUpTo) * centsOf(lessBy);
  return Math.max(0, amount * 100 - less) / 100;
}
