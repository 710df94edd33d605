/**
 * Tax and GST in rational BigInt numbers. It shares no code with the code under test, and adds up
 * the published bands in another way.
 */
import type { Band } from '#brackets/data/tax-schedules.ts';
import type { PayDayRules } from '#brackets/core/pay.ts';

/** The limit from which a rate applies, in cents, and the rate in hundredths of a percent. */
export interface Step {
  readonly from: bigint;
  readonly rate: bigint;
}

/**
 * The steps of published bands. A rate begins at the published lower limit, whatever the span rule.
 */
export const stepsOf = ({ bands }: { readonly bands: readonly Band[] }): readonly Step[] =>
  bands.map(({ min, rate }) => ({
    from: BigInt(Math.round(min * 100)),
    rate: BigInt(Math.round(rate * 10_000)),
  }));

/** Rounds a non-negative rational number half up. */
const roundHalfUp = (numerator: bigint, denominator: bigint): bigint =>
  (2n * numerator + denominator) / (2n * denominator);

/**
 * The unrounded tax on an income, in ten-thousandths of a cent: the part above each limit is taxed
 * at the rise of the rate there.
 */
export function exactTax(table: readonly Step[], cents: bigint): bigint {
  let tax = 0n;
  let below = 0n;
  for (const { from, rate } of table) {
    if (cents > from) tax += (cents - from) * (rate - below);
    below = rate;
  }
  return tax;
}

/** The tax on an income, both in cents. */
export const oracleTax = (table: readonly Step[], cents: bigint): bigint =>
  roundHalfUp(exactTax(table, cents), 10_000n);

/** The rate of the last band with part of an income, in hundredths of a percent. */
export function oracleMarginalRate(table: readonly Step[], cents: bigint): bigint {
  let last = 0n;
  for (const { from, rate } of table) if (cents > from) last = rate;
  return last;
}

/** The GST to add to or remove from an amount at 15%, and the total, in cents. */
export function oracleGst(
  mode: 'add' | 'remove',
  cents: bigint,
): { readonly gst: bigint; readonly total: bigint } {
  return mode === 'add'
    ? { gst: roundHalfUp(cents * 3n, 20n), total: roundHalfUp(cents * 23n, 20n) }
    : { gst: roundHalfUp(cents * 3n, 23n), total: roundHalfUp(cents * 20n, 23n) };
}

/** A rate of a pay rule, in hundredths of a percent. */
const points = (rate: number): bigint => BigInt(Math.round(rate * 10_000));

/**
 * PAYE of a weekly pay in cents: a 52nd of the tax and levy less the credit on the whole dollars of
 * 52 such pays, truncated to cents. The maximum levy is in whole cents.
 */
export function oraclePaye(rules: PayDayRules, code: 'M' | 'ME', cents: bigint): bigint {
  const dollars = (cents * 52n) / 100n;
  const { accLevy, earnerCredit } = rules;
  const most = roundHalfUp(BigInt(accLevy.upTo) * points(accLevy.rate), 100n) * 10_000n;
  const levy = dollars < BigInt(accLevy.upTo) ? dollars * 100n * points(accLevy.rate) : most;
  const over = dollars - BigInt(earnerCredit.fullUpTo);
  const less = over > 0n ? over * 100n * points(earnerCredit.lessBy) : 0n;
  const whole = BigInt(earnerCredit.amount) * 1_000_000n - less;
  const isEarner = code === 'ME' && dollars >= BigInt(earnerCredit.from) && whole > 0n;
  const tax = exactTax(stepsOf(rules), dollars * 100n) + levy - (isEarner ? whole : 0n);
  return tax / 520_000n;
}
