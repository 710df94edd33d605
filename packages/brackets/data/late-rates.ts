import type { IsoDate } from './iso-date.ts';

/**
 * The penalties for paying late, as fractions. Source: Tax Administration Act 1994, section 139B: 1% on
 * the day after the due date, and 4% of tax and penalty still unpaid at the end of the seventh day.
 * GST (periods from 31 March 2017) and income tax (from 2017–18) have no monthly penalty after that.
 */
export const latePaymentRates = { dayAfter: 0.01, seventhDay: 0.04 } as const;

/**
 * The most unpaid tax of one type, in dollars, that carries neither penalty nor interest. Source: Tax
 * Administration Act 1994, section 183F.
 */
export const freeOfCost = 100;

/**
 * The last due date of tax that also carried 1% a month: the bill of the 2016–17 tax year, with an agent's
 * extension. 7 April was a Saturday.
 */
export const monthlyPenaltyTo: IsoDate = '2018-04-09';

/** A year's rate of use-of-money interest on unpaid tax, as a fraction, to the day before the next. */
export interface InterestRate {
  readonly from: IsoDate;
  readonly rate: number;
  /** The regulations or Inland Revenue's page that set it. */
  readonly source: string;
}

/**
 * Oldest first, day by day, under Tax Administration Act 1994, section 120H. A source such as SL 2022/97
 * amends the Taxation (Use of Money Interest Rates) Regulations 1998.
 */
export const interestRates: readonly [InterestRate, ...InterestRate[]] = [
  { from: '2009-06-29', rate: 0.0891, source: 'SR 2009/184' },
  { from: '2011-01-16', rate: 0.0889, source: 'SR 2010/433' },
  { from: '2012-05-08', rate: 0.084, source: 'SR 2012/59' },
  { from: '2015-05-08', rate: 0.0921, source: 'LI 2015/63' },
  { from: '2016-05-08', rate: 0.0827, source: 'LI 2016/75' },
  { from: '2017-05-08', rate: 0.0822, source: 'LI 2017/55' },
  { from: '2019-08-29', rate: 0.0835, source: 'Order in Council, 1 July 2019' },
  { from: '2020-05-08', rate: 0.07, source: 'CAB-20-MIN-0191, 4 May 2020' },
  { from: '2022-05-10', rate: 0.0728, source: 'SL 2022/97' },
  { from: '2022-08-30', rate: 0.0796, source: 'Order in Council, 15 August 2022' },
  { from: '2023-01-17', rate: 0.0921, source: 'Inland Revenue, rate change' },
  { from: '2023-05-09', rate: 0.1039, source: 'Inland Revenue, rate change' },
  { from: '2023-08-29', rate: 0.1091, source: 'SL 2023/179' },
  { from: '2025-01-16', rate: 0.1088, source: 'Inland Revenue, 18 December 2024' },
  { from: '2025-05-08', rate: 0.0989, source: 'SL 2025/65' },
  { from: '2026-01-16', rate: 0.0897, source: 'Inland Revenue, read 25 September 2026' },
];

/**
 * The last day for which no later rate can come: a change applies from a date of provisional tax, a
 * month after it is set at the earliest.
 */
export const interestKnownTo: IsoDate = '2027-01-14';

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
