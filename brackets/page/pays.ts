import { payRulesFor } from '#brackets/maths/pay-rules.ts';
import { pay } from '#brackets/maths/pay.ts';
import { payRules } from '#content/pay-rules.ts';
import { dollarsOf } from '#machines/money/cents.ts';
import type { TaxCode } from '#machines/tax-calculator/tax-code.ts';
import { formatCents, formatDifference } from './format.ts';
import type { Row } from './compare.ts';

/** The rules of the last year that is known. */
const rules = payRulesFor(payRules.at(-1)?.to ?? '');

/** The end of the axis of weekly pay, in dollars: beyond every threshold. */
export const lastPay = 4_000;

/** What a weekly pay in cents leaves, in cents. */
const leftOf = (gross: number, code: TaxCode): number =>
  pay(rules, { gross, every: 'week', code }).takeHome;

/** What a weekly pay leaves, both in dollars. */
export const takeHomeOf = (dollars: number, code: TaxCode): number =>
  dollarsOf(leftOf(Math.round(dollars * 100), code));

/** The weekly pays in cents at which a year of them reaches a threshold, lowest first. */
function thresholds(): readonly number[] {
  const { bands, accLevy, earnerCredit, studentLoan } = rules;
  const { amount, from, fullUpTo, lessBy } = earnerCredit;
  const limits = bands.map(({ min }) => min).filter((limit) => limit > 0);
  const others = [accLevy.upTo, studentLoan.over, from, fullUpTo, fullUpTo + amount / lessBy];
  return [...new Set([...limits, ...others])]
    .map((limit) => Math.ceil((Math.round(limit) * 100) / 52))
    .toSorted((a, b) => a - b);
}

const steps = 160;

/** Weekly pays in dollars from nothing to the end of the axis, with both sides of every threshold. */
export const payCurve: readonly number[] = [
  ...Array.from({ length: steps + 1 }, (_, index) => (lastPay * index) / steps),
  ...thresholds().flatMap((cents) => [dollarsOf(cents - 1), dollarsOf(cents)]),
].toSorted((a, b) => a - b);

/** How much the last cent of a pay adds to take-home pay, in cents: at a threshold more than 1, or less than 0. */
const stepAt = (gross: number, code: TaxCode): string =>
  String(leftOf(gross, code) - leftOf(gross - 1, code)).replace('-', '−');

/** What two codes leave at each threshold, and what the last cent of it leaves with each. */
export const thresholdRows = (code: TaxCode, other: TaxCode): readonly Row[] =>
  thresholds().map((gross) => {
    const own = leftOf(gross, code);
    const beside = leftOf(gross, other);
    return [
      formatCents(dollarsOf(gross)),
      formatCents(dollarsOf(own)),
      stepAt(gross, code),
      formatCents(dollarsOf(beside)),
      stepAt(gross, other),
      formatDifference(dollarsOf(own - beside), formatCents),
    ];
  });
