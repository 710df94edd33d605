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
  // Division returns the nearest double, so this is true only for whole cents.
  if (cents / 100 === dollars) return cents;
  const written = String(dollars);
  // An amount with an exponent is far below a cent, or too large for fractions.
  return written.includes('e') ? cents : Math.round(Number(`${written}e2`));
}

/** Converts whole cents to dollars: the nearest `number`. */
export const dollarsOf = (cents: number): number => cents / 100;

/**
 * Divides whole numbers of zero or more, and rounds once, half up. Rounding a quotient would fail for
 * large numbers, whose quotient may itself be rounded to a half.
 */
export function divideHalfUp(dividend: number, divisor: number): number {
  const rest = dividend % divisor;
  return (dividend - rest) / divisor + (rest * 2 >= divisor ? 1 : 0);
}

/** Divides whole numbers of zero or more, rounding down. */
export const divideDown = (dividend: number, divisor: number): number =>
  (dividend - (dividend % divisor)) / divisor;

/** Hundredths of a percent in a whole, so also the ten-thousandths of a cent in a cent. */
export const perCent = 10_000;

/** A rate in hundredths of a percent; never -0. */
export const basisPointsOf = (rate: number): number => Math.max(0, Math.round(rate * perCent));

/** A share of whole cents, rounded half up to the cent; the rate is a fraction, such as 0.0175. */
export const shareOf = (cents: number, rate: number): number =>
  divideHalfUp(cents * basisPointsOf(rate), perCent);

/** A decimal as a fraction of whole numbers: 1.005 is 1005 of 1000. */
export interface Decimal {
  readonly units: bigint;
  readonly perDollar: bigint;
}

/** A finite amount of dollars from 0 to below 1e21, exactly as written. */
export function writtenDecimal(dollars: number): Decimal {
  const written = String(dollars);
  // An amount with an exponent is at most a millionth of a dollar.
  const plain = written.includes('e') ? dollars.toFixed(20) : written;
  const [whole = '', decimals = ''] = plain.split('.');
  return { units: BigInt(whole + decimals), perDollar: 10n ** BigInt(decimals.length) };
}

/** Multiplies an amount by `part` / `of`. Returns cents, rounded once, half up. */
export function roundedCents({ units, perDollar }: Decimal, part: bigint, of: bigint): number {
  const divisor = perDollar * of;
  return Number((units * part * 200n + divisor) / (divisor * 2n));
}
