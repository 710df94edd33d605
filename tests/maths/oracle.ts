/**
 * What tax and GST are, in rational numbers of BigInt. It is written apart from the code it
 * judges: another way to add up the bands, tables of its own, and nothing imported.
 */

/** The limit from which a rate holds, in cents, and the rate in hundredths of a percent. */
export interface Step {
  readonly from: bigint;
  readonly rate: bigint;
}

const step = (dollars: bigint, rate: bigint): Step => ({ from: dollars * 100n, rate });

/** By schedule id. The specified one has every limit a dollar higher than its bands say. */
export const tables = {
  specified: [
    step(0n, 1050n),
    step(14_001n, 1750n),
    step(48_001n, 3000n),
    step(70_001n, 3300n),
    step(180_001n, 3900n),
  ],
  'from-2024-07-31': [
    step(0n, 1050n),
    step(15_600n, 1750n),
    step(53_500n, 3000n),
    step(78_100n, 3300n),
    step(180_000n, 3900n),
  ],
  '2024-25-composite': [
    step(0n, 1050n),
    step(14_000n, 1282n),
    step(15_600n, 1750n),
    step(48_000n, 2164n),
    step(53_500n, 3000n),
    step(70_000n, 3099n),
    step(78_100n, 3300n),
    step(180_000n, 3900n),
  ],
} as const;

/** The bands that the specified schedule names, without its rule. */
export const specifiedExactly: readonly Step[] = [
  step(0n, 1050n),
  step(14_000n, 1750n),
  step(48_000n, 3000n),
  step(70_000n, 3300n),
  step(180_000n, 3900n),
];

/** Rounds a rational number that is not negative to a whole one, half up. */
const roundHalfUp = (numerator: bigint, denominator: bigint): bigint =>
  (2n * numerator + denominator) / (2n * denominator);

/**
 * The tax on an income in ten-thousandths of a cent, not rounded: what lies above each limit
 * is taxed at the amount by which the rate rises there.
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

/** The rate of the last band that holds some of an income, in hundredths of a percent. */
export function oracleMarginalRate(table: readonly Step[], cents: bigint): bigint {
  let last = 0n;
  for (const { from, rate } of table) if (cents > from) last = rate;
  return last;
}

/** The GST to add to, or found in, an amount at 15%, and what the total then is; in cents. */
export function oracleGst(
  mode: 'add' | 'remove',
  cents: bigint,
): { readonly gst: bigint; readonly total: bigint } {
  return mode === 'add'
    ? { gst: roundHalfUp(cents * 3n, 20n), total: roundHalfUp(cents * 23n, 20n) }
    : { gst: roundHalfUp(cents * 3n, 23n), total: roundHalfUp(cents * 20n, 23n) };
}
