import { gstRates, type GstSupply } from '#brackets/data/gst-rates.ts';
import { centsOf, dollarsOf, roundedCents, writtenDecimal } from './cents.ts';

export type GstMode = 'add' | 'remove';

export interface GstQuestion {
  /** Dollars: without GST to add it, with GST to remove it. */
  readonly amount: number;
  readonly mode: GstMode;
  readonly supply: GstSupply;
}

/** The largest amount in dollars that is calculated to the cent: its cents times the rate stay below 2^53. */
export const largestGstAmount = dollarsOf(Math.floor(Number.MAX_SAFE_INTEGER / gstRates.standard));

/**
 * Adds GST to an amount or finds the GST in it.
 *
 * Units: dollars in and out. It calculates with the amount's decimal digits, which is exact.
 * Rounding: each figure once, half up to the cent, from the exact amount. If the amount has
 * fractions of a cent, the three figures may differ by a cent from their sum. In 'add' the GST is
 * amount x rate; in 'remove' it is amount x rate / (1 + rate), which is 3/23 at 15%. Range:
 * returns null unless the amount is a number above zero; throws a RangeError above
 * `largestGstAmount`. Source of the rates: data/gst-rates.ts.
 */
export function calculateGst({ amount, mode, supply }: GstQuestion) {
  if (!Number.isFinite(amount) || amount <= 0) return null;
  if (amount > largestGstAmount) {
    throw new RangeError(
      `The amount of ${amount} is too large: GST is calculated to the cent up to ${largestGstAmount} dollars.`,
    );
  }
  const rate = gstRates[supply];
  const exact = writtenDecimal(amount);
  const share = (of: number, percent: number): number =>
    dollarsOf(roundedCents(exact, BigInt(percent), BigInt(of)));
  return {
    original: dollarsOf(centsOf(amount)),
    gstAmount: share(mode === 'add' ? 100 : 100 + rate, rate),
    /** With GST in mode 'add', without it in mode 'remove'. */
    total: mode === 'add' ? share(100, 100 + rate) : share(100 + rate, 100),
    type: mode,
  };
}

/** Amounts are dollars in whole cents. */
export type Gst = NonNullable<ReturnType<typeof calculateGst>>;
