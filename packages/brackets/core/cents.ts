/**
 * Arithmetic in whole cents. Dollars in a `number` are binary fractions, so their sums and
 * products drift. Whole cents are exact up to 2^53.
 */

/**
 * Converts dollars to cents. Returns 0, never -0, for NaN, Infinity and amounts that are not
 * above zero. Rounds fractions of a cent half up by their decimal digits: 1.005 gives 101,
 * although the binary fraction is a little less.
 */
export function centsOf(dollars: number): number {
  if (!Number.isFinite(dollars) || dollars <= 0) return 0;
  const cents = Math.round(dollars * 100);
  // Division gives the nearest double, so only an amount of whole cents passes this.
  if (cents / 100 === dollars) return cents;
  const written = String(dollars);
  // Written with an exponent it is far below a cent, or too large to have a part of one.
  return written.includes('e') ? cents : Math.round(Number(`${written}e2`));
}

/** Converts whole cents to dollars: the nearest `number`. */
export const dollarsOf = (cents: number): number => cents / 100;

/**
 * A quotient of whole numbers above or equal to zero, rounded once, half up. Dividing first
 * and rounding then goes wrong for large numbers: the quotient alone may round to a half.
 */
export function divideHalfUp(dividend: number, divisor: number): number {
  const rest = dividend % divisor;
  return (dividend - rest) / divisor + (rest * 2 >= divisor ? 1 : 0);
}

/** Divides whole numbers of zero or more, rounding down. */
export const divideDown = (dividend: number, divisor: number): number =>
  (dividend - (dividend % divisor)) / divisor;

/** A decimal as a fraction of whole numbers: 1.005 is 1005 of 1000. */
export interface Decimal {
  readonly units: bigint;
  readonly perDollar: bigint;
}

/** A finite amount of dollars above or equal to zero, below 1e21, exactly as it is written. */
export function writtenDecimal(dollars: number): Decimal {
  const written = String(dollars);
  // Written with an exponent it is a millionth of a dollar at most.
  const plain = written.includes('e') ? dollars.toFixed(20) : written;
  const [whole = '', decimals = ''] = plain.split('.');
  return { units: BigInt(whole + decimals), perDollar: 10n ** BigInt(decimals.length) };
}

/** Multiplies an amount by `part` / `of`. Returns cents, rounded once, half up. */
export function roundedCents({ units, perDollar }: Decimal, part: bigint, of: bigint): number {
  const divisor = perDollar * of;
  return Number((units * part * 200n + divisor) / (divisor * 2n));
}
