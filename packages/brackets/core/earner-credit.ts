import type { PayRules } from '#brackets/data/pay-rules.ts';

/**
 * The independent earner tax credit in cents on a year's net income in dollars: full up to a limit,
 * then reduced by some cents for each whole dollar above it. Income Tax Act 2007, section LC 13.
 */
export function earnerCreditOn(income: number, { earnerCredit }: PayRules): number {
  const { amount, from, fullUpTo, lessBy } = earnerCredit;
  const above = Math.max(0, Math.floor(income) - fullUpTo);
  return income < from ? 0 : Math.max(0, amount * 100 - above * Math.round(lessBy * 100));
}
