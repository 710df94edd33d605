import type { TaxCode } from './tax-code.ts';

/** How many periods of pay a year has. */
export const periodsPerYear = { week: 52, fortnight: 26, 'four-weeks': 13, month: 12 } as const;

export type PayPeriod = keyof typeof periodsPerYear;

export const payPeriods = ['week', 'fortnight', 'four-weeks', 'month'] as const;

/** One pay; rates are fractions. */
export interface PayQuestion {
  /** Before tax, in cents. */
  readonly gross: number;
  readonly every: PayPeriod;
  readonly code: TaxCode;
  /** What the employee puts into KiwiSaver: one of the year's rates; nothing where left out. */
  readonly kiwiSaver?: number | undefined;
  /** What the employer puts in; where left out, the year's least for a member and nothing for others. */
  readonly employer?: number | undefined;
  /** The tax on the employer's contribution; where left out, that of a year of such pays. */
  readonly esct?: number | undefined;
}

/** A hundred million dollars: up to here every product is a whole number below 2^53. */
export const largestPay = 10_000_000_000;
