import {
  interestRates,
  lateGstPenalties,
  latePaymentRates,
  lateReturnPenalties,
} from '#brackets/data/late-rates.ts';
import { basisPointsOf, divideHalfUp, perCent, roundedCents } from './cents.ts';
import { dayNumber } from './day-number.ts';

/** Income tax or GST that was not paid on its due date. */
export interface Debt {
  /** Whole cents, up to a trillion dollars. */
  readonly cents: number;
  /** YYYY-MM-DD, as every day here. */
  readonly due: string;
}

/** Penalties in whole cents. */
export interface LatePenalties {
  readonly dayAfter: number;
  readonly seventhDay: number;
}

/** How many days a debt is overdue on a day; 0 if it is not due yet. */
const daysLate = (due: string, on: string): number => Math.max(0, dayNumber(on) - dayNumber(due));

const shareOf = (cents: number, rate: number): number =>
  divideHalfUp(cents * basisPointsOf(rate), perCent);

/**
 * The penalties on a debt that is still unpaid on a day: 1% from the day after it was due, and 4% of tax and
 * penalty once the seventh day has ended. Each is rounded once, half up to the cent. A grace period,
 * which Inland Revenue may give for a first late payment in two years, leaves none. Source: Tax
 * Administration Act 1994, section 139B.
 */
export function latePenalties({ cents, due }: Debt, on: string): LatePenalties {
  const days = daysLate(due, on);
  const dayAfter = days > 0 ? shareOf(cents, latePaymentRates.dayAfter) : 0;
  const seventhDay = days > 7 ? shareOf(cents + dayAfter, latePaymentRates.seventhDay) : 0;
  return { dayAfter, seventhDay };
}

/** The days of a debt at one rate. */
export interface InterestPart {
  readonly rate: number;
  readonly days: number;
}

export interface Interest {
  /** Whole cents. */
  readonly cents: number;
  /** Oldest first; without days of which no rate is known. */
  readonly parts: readonly InterestPart[];
  /** Late days before the first known rate, which are not in the cents. */
  readonly unknownDays: number;
}

const daysInYear = 365;

/**
 * The use-of-money interest on a debt that is still unpaid on a day, from the day after it was due: simple
 * interest by the day, a year being 365, on the tax alone. Rounded once, half up to the cent. Source:
 * Tax Administration Act 1994, sections 120D and 120H.
 */
export function interestOn({ cents, due }: Debt, on: string): Interest {
  const [first, last] = [dayNumber(due) + 1, dayNumber(on)];
  const parts = interestRates
    .map(({ from, to, rate }) => ({
      rate,
      days:
        Math.min(last, to === null ? last : dayNumber(to)) - Math.max(first, dayNumber(from)) + 1,
    }))
    .filter(({ days }) => days > 0);
  const known = parts.reduce((sum, { days }) => sum + days, 0);
  // The exact sum may be above 2^53.
  const rateDays = parts.reduce((sum, { rate, days }) => sum + basisPointsOf(rate) * days, 0);
  const exact = { units: BigInt(cents), perDollar: 100n };
  return {
    cents: roundedCents(exact, BigInt(rateDays), BigInt(perCent * daysInYear)),
    parts,
    unknownDays: daysLate(due, on) - known,
  };
}

/** A cost in whole cents: the least and the most that the law charges on the known facts. */
export interface CostRange {
  readonly least: number;
  readonly most: number;
}

/**
 * The penalties for income tax returns that are late, by the net income of each year in cents; null where it
 * is not known. Source: Tax Administration Act 1994, section 139A(3).
 */
export function lateReturns(netIncomes: readonly (number | null)[]): CostRange {
  const [lowest] = lateReturnPenalties;
  const highest = lateReturnPenalties.at(-1) ?? lowest;
  const ranges = netIncomes.map((income): CostRange => {
    if (income === null) return { least: lowest.penalty * 100, most: highest.penalty * 100 };
    const { penalty } = lateReturnPenalties.find(({ upTo }) => income <= upTo * 100) ?? highest;
    return { least: penalty * 100, most: penalty * 100 };
  });
  return {
    least: ranges.reduce((sum, { least }) => sum + least, 0),
    most: ranges.reduce((sum, { most }) => sum + most, 0),
  };
}

/**
 * The penalties for GST returns that are late. The first one in 12 months brings a warning only, and the
 * payments basis costs less, so the least is all but one at $50 for returns that follow each other. Source: Tax Administration Act 1994,
 * sections 139AAA and 139B(2B).
 */
export const lateGstReturns = (returns: number): CostRange => ({
  least: Math.max(0, returns - 1) * lateGstPenalties.paymentsBasis * 100,
  most: returns * lateGstPenalties.invoiceBasis * 100,
});
