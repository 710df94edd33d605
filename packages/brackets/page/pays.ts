import { pay } from '#brackets/entries/index.ts';
import { shownCents } from '#brackets/command/columns.ts';
import { dollarsOf } from '#brackets/core/cents.ts';
import type { PayDayRules } from '#brackets/core/pay.ts';
import type { TaxCode } from '#brackets/core/tax-code.ts';

/** The end of the axis of weekly pay, in dollars: beyond every threshold. */
export const lastPay = 4_000;

/** The take-home pay of a weekly pay, in cents. */
const leftOf = (rules: PayDayRules, gross: number, code: TaxCode): number =>
  pay(rules, { gross, every: 'week', code }).takeHome;

/** The take-home pay of a weekly pay, in dollars. */
export const takeHomeOf = (rules: PayDayRules, dollars: number, code: TaxCode): number =>
  dollarsOf(leftOf(rules, Math.round(dollars * 100), code));

/** The weekly pays in cents whose annual pay is a threshold, lowest first. */
function thresholds(rules: PayDayRules): readonly number[] {
  const { bands, accLevy, earnerCredit, studentLoan } = rules;
  const { amount, from, fullUpTo, lessBy } = earnerCredit;
  const limits = bands.map(({ min }) => min).filter((limit) => limit > 0);
  const others = [accLevy.upTo, studentLoan.over, from, fullUpTo, fullUpTo + amount / lessBy];
  return [...new Set([...limits, ...others])]
    .map((limit) => Math.ceil((Math.round(limit) * 100) / 52))
    .sort((a, b) => a - b);
}

const steps = 160;

/** Weekly pays in dollars along the axis, with both sides of every threshold. */
export const payCurve = (rules: PayDayRules): readonly number[] =>
  [
    ...Array.from({ length: steps + 1 }, (_, index) => (lastPay * index) / steps),
    ...thresholds(rules).flatMap((cents) => [dollarsOf(cents - 1), dollarsOf(cents)]),
  ].sort((a, b) => a - b);

/** Take-home pay, and how many cents its last cent adds; at a threshold it may be above 1 or below 0. */
function cellsOf(rules: PayDayRules, gross: number, code: TaxCode) {
  const left = leftOf(rules, gross, code);
  return [shownCents(left), String(left - leftOf(rules, gross - 1, code))];
}

/** The take-home pay with two codes at each threshold, and how much its last cent adds. */
export const thresholdRows = (rules: PayDayRules, code: TaxCode, other: TaxCode) =>
  thresholds(rules).map((gross) => {
    const difference = leftOf(rules, gross, code) - leftOf(rules, gross, other);
    const cells = [code, other].flatMap((one) => cellsOf(rules, gross, one));
    return [shownCents(gross), ...cells, shownCents(difference)];
  });
