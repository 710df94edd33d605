import {
  freeOfCost,
  interestKnownTo,
  interestRates,
  lateGstPenalties,
  latePaymentRates,
  lateReturnPenalties,
  type InterestRate,
} from '#brackets/data/late-rates.ts';
import { dayOfIso, isoOf } from './calendar.ts';
import { basisPointsOf, perCent, roundedCents, shareOf } from './cents.ts';
import { knowsHolidays, workingDayFrom } from './working-days.ts';

/** Income tax or GST, as one type of tax, that was not paid on its due date. */
export interface Debt {
  /** Whole cents, up to a trillion dollars. */
  readonly cents: number;
  /** YYYY-MM-DD, as every day here. A day off stands for the next working day. */
  readonly due: string;
}

/** The largest debt, in cents. */
export const largestDebt = 100_000_000_000_000;

/** Penalties in whole cents. */
export interface LatePenalties {
  readonly dayAfter: number;
  readonly seventhDay: number;
}

/** The last day to pay: a day off moves to the next working day. Source: Legislation Act 2019, section 55. */
export function lastDayToPay(due: string): string {
  const day = dayOfIso(due);
  return knowsHolidays(day) ? isoOf(workingDayFrom(day)) : due;
}

/**
 * How many days a debt is overdue on a day: 0 if it is not due yet, and for a debt so small that being
 * late costs nothing.
 */
const daysLate = ({ cents, due }: Debt, on: string): number =>
  cents <= freeOfCost * 100 ? 0 : Math.max(0, dayOfIso(on) - dayOfIso(lastDayToPay(due)));

/**
 * The penalties on a debt that is still unpaid on a day: 1% from the day after it was due, and 4% of tax and
 * penalty once the seventh day has ended. Each is rounded once, half up to the cent. A grace period,
 * which Inland Revenue may give for a first late payment in two years, leaves none, and $100 or less of
 * a tax carries none. Source: Tax Administration Act 1994, sections 139B and 183F.
 */
export function latePenalties(debt: Debt, on: string): LatePenalties {
  const days = daysLate(debt, on);
  const dayAfter = days > 0 ? shareOf(debt.cents, latePaymentRates.dayAfter) : 0;
  const seventhDay = days > 7 ? shareOf(debt.cents + dayAfter, latePaymentRates.seventhDay) : 0;
  return { dayAfter, seventhDay };
}

/** The days of a debt at one rate. */
export interface InterestPart extends Omit<InterestRate, 'from'> {
  readonly days: number;
}

export interface Interest {
  /** Whole cents. */
  readonly cents: number;
  /** Oldest first; without days of which no rate is known. */
  readonly parts: readonly InterestPart[];
  /** Late days before the first known rate, which are not in the cents. */
  readonly unknownDays: number;
  /** Late days after the last known day, which are in the cents as if the last rate stayed. */
  readonly assumedDays: number;
}

const daysInYear = 365;

/**
 * The use-of-money interest on a debt that is still unpaid on a day, from the day after it was due: simple
 * interest by the day, a year being 365, on the tax alone; none on $100 or less. Rounded once, half
 * up to the cent. Source: Tax Administration Act 1994, sections 120D, 120H and 183F.
 */
export function interestOn(debt: Debt, on: string): Interest {
  const late = daysLate(debt, on);
  const last = dayOfIso(on);
  const parts = interestRates
    .map(({ from, rate, source }, index) => {
      const next = interestRates[index + 1];
      const end = next === undefined ? last : Math.min(last, dayOfIso(next.from) - 1);
      return { rate, source, days: end - Math.max(last - late + 1, dayOfIso(from)) + 1 };
    })
    .filter(({ days }) => days > 0);
  const known = parts.reduce((sum, { days }) => sum + days, 0);
  // The exact sum may be above 2^53.
  const rateDays = parts.reduce((sum, { rate, days }) => sum + basisPointsOf(rate) * days, 0);
  const exact = { units: BigInt(debt.cents), perDollar: 100n };
  return {
    cents: roundedCents(exact, BigInt(rateDays), BigInt(perCent * daysInYear)),
    parts,
    unknownDays: late - known,
    assumedDays: Math.min(late, Math.max(0, last - dayOfIso(interestKnownTo))),
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
  const sumWith = (unknown: number): number =>
    netIncomes.reduce<number>((sum, income) => {
      const known = lateReturnPenalties.find(({ upTo }) => (income ?? 0) <= upTo * 100) ?? highest;
      return sum + 100 * (income === null ? unknown : known.penalty);
    }, 0);
  return { least: sumWith(lowest.penalty), most: sumWith(highest.penalty) };
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
