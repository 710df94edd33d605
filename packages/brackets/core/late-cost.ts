import {
  interestOn,
  lateGstReturns,
  latePenalties,
  lateReturns,
  type CostRange,
  type Debt,
  type Interest,
} from './late.ts';

/** What is late: a debt, and the returns that are not filed. */
export interface LateQuestion {
  readonly debt: Debt;
  /** The day up to which the cost is counted, YYYY-MM-DD. */
  readonly on: string;
  /** The net income of each late return, in cents; null where it is not known. */
  readonly returns: readonly (number | null)[];
  readonly gstReturns: number;
}

/** What being late has cost, in whole cents and without the debt itself. */
export interface LateCost {
  readonly dayAfter: number;
  readonly seventhDay: number;
  readonly interest: Interest;
  readonly returns: CostRange;
  readonly gstReturns: CostRange;
  readonly total: CostRange;
}

/** The penalties and the interest for all that is late, and their sum. */
export function lateCost({ debt, on, returns, gstReturns }: LateQuestion): LateCost {
  const penalties = latePenalties(debt, on);
  const interest = interestOn(debt, on);
  const ranges = { returns: lateReturns(returns), gstReturns: lateGstReturns(gstReturns) };
  const certain = penalties.dayAfter + penalties.seventhDay + interest.cents;
  const totalOf = (end: keyof CostRange): number =>
    certain + ranges.returns[end] + ranges.gstReturns[end];
  return {
    ...penalties,
    interest,
    ...ranges,
    total: { least: totalOf('least'), most: totalOf('most') },
  };
}
