import type { TaxCode } from './tax-code.ts';

/** How many periods of pay a year has. */
export const periodsPerYear = { week: 52, fortnight: 26, 'four-weeks': 13, month: 12 } as const;

export type PayPeriod = keyof typeof periodsPerYear;

export const payPeriods = ['week', 'fortnight', 'four-weeks', 'month'] as const;

/** How an employer pays: an amount every so often with a code. */
export interface Terms {
  /** Before tax, in cents. */
  readonly gross: number;
  readonly every: PayPeriod;
  readonly code: TaxCode;
}

/** One pay; rates are fractions. */
export interface PayQuestion extends Terms {
  /** The employee's KiwiSaver rate, one of the year's (default: none). */
  readonly kiwiSaver?: number | undefined;
  /** The employer's rate (default: the year's minimum for a member, otherwise none). */
  readonly employer?: number | undefined;
  /** The ESCT rate (default: that of a year of such pays). */
  readonly esct?: number | undefined;
}

/** A pay on its payday, YYYY-MM-DD. The payday decides the tax year, not the days of the work. */
export interface DatedPay extends PayQuestion {
  readonly day: string;
  /** Which job pays it, if there is more than one. */
  readonly job?: string;
  /** True for a bonus or another lump sum; `every` is then the period of the regular pays. */
  readonly isExtra?: boolean;
}

/** A hundred million dollars, up to which every product is below 2^53. */
export const largestPay = 10_000_000_000;
