import { incomeTaxOf, type IncomeTax } from './income-tax.ts';
import type { Schedule } from './schedule.ts';

type Deducted = Pick<IncomeTax, 'grossIncome' | 'deductions'>;

/** The steps of the rate axis in percent: every 10, up to the first that is at least the highest rate. */
export function rateTicks({ bands }: Schedule): readonly number[] {
  const last = Math.ceil(Math.max(...bands.map(({ rate }) => rate)) * 10);
  return Array.from({ length: last + 1 }, (_, index) => index * 10);
}

/**
 * The end of the income axis: a round figure beyond the income, always beyond the schedule's
 * last limit, and never beyond what it calculates.
 */
export function lastIncome({ bands, maxIncome }: Schedule, grossIncome: number): number {
  const lastLimit = bands.at(-1)?.min ?? 0;
  const needed = Math.max(1_000, lastLimit * 1.1, grossIncome * 1.1);
  const power = 10 ** Math.floor(Math.log10(needed));
  const round = power * ([1, 2, 3, 4, 5, 6, 8].find((step) => step * power >= needed) ?? 10);
  return Math.min(round, maxIncome);
}

/** The rates on the incomes from `least` up, lowest first. Incomes are gross dollars; rates are fractions. */
const ratesAt = (
  schedule: Schedule,
  deductions: number,
  incomes: readonly number[],
  least: number,
) =>
  [...new Set(incomes)]
    .filter((income) => income >= least)
    .sort((one, other) => one - other)
    .map((income) => {
      const tax = incomeTaxOf(schedule, { grossIncome: income, deductions });
      return { income, marginal: tax.marginalRate, effective: tax.effectiveRate };
    });

/** The gross incomes, up to `last`, at which the marginal rate changes. */
const turns = (schedule: Schedule, deductions: number, last: number): readonly number[] =>
  schedule.bands.map(({ lower }) => lower / 100 + deductions).filter((income) => income < last);

/** The rates at each band's limit that the chart shows, and at the visitor's own income. */
export function ratesAtLimits(schedule: Schedule, { grossIncome, deductions }: Deducted) {
  const last = lastIncome(schedule, grossIncome);
  const incomes = [...turns(schedule, deductions, last), grossIncome, last];
  return ratesAt(schedule, deductions, incomes, 0.01);
}

/** The first income of the curve, in dollars: near zero, but large enough that rounding to the cent does not show. */
const first = 10;

/**
 * Both rates for incomes from next to nothing to the last (default: `lastIncome`), for a curve. Each limit has a point, and so
 * has the cent above it, so that the marginal rate rises where the law has it.
 */
export function rateCurve(
  schedule: Schedule,
  { grossIncome, deductions }: Deducted,
  last = lastIncome(schedule, grossIncome),
) {
  const even = Array.from({ length: 80 }, (_, index) => (last * (index + 1)) / 80);
  const limits = turns(schedule, deductions, last).flatMap((limit) => [
    limit,
    Math.min(limit + 0.01, last),
  ]);
  return ratesAt(schedule, deductions, [first, ...even, ...limits], first);
}
