import type { TaxSchedule } from '#brackets/data/tax-schedules.ts';

/**
 * The income tax of a sole trader and of a company with the same profit. Amounts are whole cents,
 * and within them whole cents times whole basis points, which is exact up to a billion dollars.
 */

/** Income tax of a company, as a fraction of its profit: Income Tax Act 2007, schedule 1, part A. */
export const companyRate = 0.28;

type Bands = Pick<TaxSchedule, 'bands'>;

/** Basis points in a whole. */
const whole = 10_000;
const basisPoints = (rate: number): number => Math.round(rate * whole);
const companyPoints = basisPoints(companyRate);

/** Rounded half up to the cent. */
const toCents = (exact: number): number => Math.floor((exact + whole / 2) / whole);

/** The bands in cents; each starts where the one below it ends. */
const stepsOf = ({ bands }: Bands) =>
  bands.map(({ max, rate }, index) => ({
    from: (bands[index - 1]?.max ?? 0) * 100,
    to: max * 100,
    points: basisPoints(rate),
  }));

/** Cents times basis points. */
const exactTax = (schedule: Bands, income: number): number =>
  stepsOf(schedule).reduce(
    (tax, { from, to, points }) => tax + Math.max(0, Math.min(income, to) - from) * points,
    0,
  );

/** The tax on a person's income by the limits of the law. */
export const personalTax = (schedule: Bands, income: number): number =>
  toCents(exactTax(schedule, income));

/** The tax on a company's profit. */
export const companyTax = (profit: number): number => toCents(profit * companyPoints);

/**
 * The lowest profit from which a company that keeps all of it pays no more than a sole trader;
 * Infinity if there is none.
 */
export function switchPoint(schedule: Bands): number {
  for (const { from, to, points } of stepsOf(schedule)) {
    if (points <= companyPoints) continue;
    const behind = from * companyPoints - exactTax(schedule, from);
    const point = from + Math.ceil(behind / (points - companyPoints));
    if (point >= from && point <= to) return point;
  }
  return Infinity;
}

/** The salary at which the owner and the company together pay the least tax. */
export const bestSalary = (schedule: Bands): number =>
  stepsOf(schedule).findLast(({ points }) => points < companyPoints)?.to ?? 0;

/** Half a dollar is rounded up. */
const toDollar = (cents: number): number => Math.floor((cents + 50) / 100) * 100;

/** The tax of owner and company together, if the company keeps the rest. */
export const splitTax = (schedule: Bands, profit: number): number => {
  const salary = Math.min(profit, bestSalary(schedule));
  return toCents(exactTax(schedule, salary) + (profit - salary) * companyPoints);
};

/** What that split saves a sole trader: the difference of the printed figures. */
export const splitSaving = (schedule: Bands, profit: number): number =>
  toDollar(personalTax(schedule, profit)) - toDollar(splitTax(schedule, profit));

/** One year's income tax on one profit, in cents. */
export interface TaxComparison {
  readonly profit: number;
  /** To the dollar, as printed. */
  readonly soleTrader: number;
  readonly company: number;
  /** Who pays less; neither if the printed figures are equal. */
  readonly winner: 'soleTrader' | 'company' | 'neither';
  /** How much less the winner pays: the difference of the printed figures. */
  readonly saving: number;
}

/** Compares personal tax with that of a company that keeps all its profit, so that the row adds up. */
export function compareTax(schedule: Bands, profit: number): TaxComparison {
  const soleTrader = toDollar(personalTax(schedule, profit));
  const company = toDollar(companyTax(profit));
  const saving = Math.abs(company - soleTrader);
  const winner = saving === 0 ? 'neither' : soleTrader < company ? 'soleTrader' : 'company';
  return { profit, soleTrader, company, winner, saving };
}
