import type { IsoDate } from './iso-date.ts';

/**
 * The penalties for paying late, as fractions. Source: Tax Administration Act 1994, section 139B: 1% on
 * the day after the due date, and 4% of tax and penalty still unpaid at the end of the seventh day.
 * GST (periods from 31 March 2017) and income tax (from 2017–18) have no monthly penalty after that.
 */
export const latePaymentRates = { dayAfter: 0.01, seventhDay: 0.04 } as const;

/**
 * The last due date of tax that also carried 1% a month: the bill of the 2016–17 tax year, with an agent's
 * extension.
 */
export const monthlyPenaltyTo: IsoDate = '2018-04-07';

/** A year's rate of use-of-money interest on unpaid tax, as a fraction. */
export interface InterestRate {
  readonly from: IsoDate;
  /** The last day; null while no later rate is known. */
  readonly to: IsoDate | null;
  readonly rate: number;
}

/**
 * Oldest first, day by day. Sources: Tax Administration Act 1994, section 120H; Inland Revenue, Interest
 * on overpayments and underpayments, read 25 September 2026. Earlier rates are not known here.
 */
export const interestRates: readonly [InterestRate, ...InterestRate[]] = [
  { from: '2025-05-08', to: '2026-01-15', rate: 0.0989 },
  { from: '2026-01-16', to: null, rate: 0.0897 },
];

/**
 * The penalty for an income tax return that is late, in dollars, by net income. Source: Tax
 * Administration Act 1994, section 139A(3).
 */
export const lateReturnPenalties = [
  { upTo: 99_999.99, penalty: 50 },
  { upTo: 1_000_000, penalty: 250 },
  { upTo: Infinity, penalty: 500 },
] as const;

/**
 * The penalty for a late GST return, in dollars, after one warning in 12 months. Source: Tax
 * Administration Act 1994, sections 139AAA and 139B(2B).
 */
export const lateGstPenalties = { invoiceBasis: 250, paymentsBasis: 50 } as const;
