import {
  interestOn,
  lastDayToPay,
  lateGstReturns,
  latePenalties,
  lateReturns,
  type CostRange,
  type Debt,
} from './late.ts';

/** What is late: debts, and the returns that are not filed. */
export interface LateQuestion {
  readonly debts: readonly Debt[];
  /** The day up to which the cost is counted, YYYY-MM-DD. */
  readonly on: string;
  /** The net income of each late return, in cents; null where it is not known. */
  readonly returns: readonly (number | null)[];
  readonly gstReturns: number;
}

/** What it has cost to pay a debt late, in whole cents. `due` becomes the last day to pay. */
export function debtCost({ cents, due }: Debt, on: string) {
  const debt = { cents, due: lastDayToPay(due) };
  const { dayAfter, seventhDay } = latePenalties(debt, on);
  const interest = interestOn(debt, on);
  return { ...debt, dayAfter, seventhDay, interest, cost: dayAfter + seventhDay + interest.cents };
}

export type DebtCost = ReturnType<typeof debtCost>;

/** The penalties and the interest for all that is late, and their sum without the debts themselves. */
export function lateCost({ debts, on, returns, gstReturns }: LateQuestion) {
  const costs = debts.map((debt) => debtCost(debt, on));
  const ranges = { returns: lateReturns(returns), gstReturns: lateGstReturns(gstReturns) };
  const certain = costs.reduce((sum, { cost }) => sum + cost, 0);
  const totalOf = (end: keyof CostRange): number =>
    certain + ranges.returns[end] + ranges.gstReturns[end];
  return {
    debts: costs,
    ...ranges,
    total: { least: totalOf('least'), most: totalOf('most') },
  };
}
