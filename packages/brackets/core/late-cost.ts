import {
  interestOn,
  lastDayToPay,
  lateGstReturns,
  latePenalties,
  lateReturns,
  type CostRange,
  type Debt,
  type Interest,
  type LatePenalties,
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

/** What paying a debt late has cost, in whole cents. */
export interface DebtCost extends Debt, LatePenalties {
  readonly interest: Interest;
  /** All three together. */
  readonly cost: number;
}

/** What being late has cost, in whole cents and without the debts themselves. */
export interface LateCost {
  /** Each debt with its last day to pay as its due date. */
  readonly debts: readonly DebtCost[];
  readonly returns: CostRange;
  readonly gstReturns: CostRange;
  readonly total: CostRange;
}

export function debtCost({ cents, due }: Debt, on: string): DebtCost {
  const debt = { cents, due: lastDayToPay(due) };
  const { dayAfter, seventhDay } = latePenalties(debt, on);
  const interest = interestOn(debt, on);
  return { ...debt, dayAfter, seventhDay, interest, cost: dayAfter + seventhDay + interest.cents };
}

/** The penalties and the interest for all that is late, and their sum. */
export function lateCost({ debts, on, returns, gstReturns }: LateQuestion): LateCost {
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
