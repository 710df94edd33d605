import { incomeTaxOf, type IncomeTax } from '#brackets/core/income-tax.ts';
import type { Schedule } from '#brackets/core/schedule.ts';

/** The number of even steps of a curve, besides its limits. */
const steps = 120;

/** A schedule's calculated limits, in dollars of gross income. */
export const limitsOf = ({ bands }: Schedule, deductions: number): readonly number[] =>
  bands.flatMap(({ upper }) => (upper === Infinity ? [] : [upper / 100 + deductions]));

/** The end of the income axis in dollars: a round figure above every limit. */
export function axisEnd(
  schedules: readonly Schedule[],
  income: number,
  deductions: number,
): number {
  const limits = schedules.flatMap((schedule) => limitsOf(schedule, deductions));
  const needed = Math.max(1000, income, ...limits.map((limit) => limit * 1.15));
  const unit = 10 ** Math.floor(Math.log10(needed)) / 4;
  const largest = Math.min(...schedules.map(({ maxIncome }) => maxIncome));
  return Math.min(Math.ceil(needed / unit) * unit, largest);
}

export interface CurvePoint {
  /** Gross, in dollars. */
  readonly income: number;
  readonly tax: IncomeTax;
  readonly other: IncomeTax;
}

/** The curves of two schedules from zero to `last`, with a point on each side of every limit. */
export function curveOf(
  schedule: Schedule,
  other: Schedule,
  deductions: number,
  last: number,
): readonly CurvePoint[] {
  const even = Array.from({ length: steps + 1 }, (_, index) => (last * index) / steps);
  const limits = [schedule, other].flatMap((one) => [0, ...limitsOf(one, deductions)]);
  const around = limits.flatMap((limit) => [limit, limit + 1]);
  const incomes = [...even, ...around].filter((income) => income >= 0 && income <= last);
  return [...new Set(incomes)]
    .sort((a, b) => a - b)
    .map((income) => {
      const question = { grossIncome: income, deductions };
      return {
        income,
        tax: incomeTaxOf(schedule, question),
        other: incomeTaxOf(other, question),
      };
    });
}
