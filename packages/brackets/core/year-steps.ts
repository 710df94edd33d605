import { divideHalfUp, perCent } from './cents.ts';

/** A band: the income below it in cents, the exact tax on that income, and its rate in hundredths of a percent. */
type Step = readonly [lower: number, below: number, basisPoints: number];

/** The bands of tax years by the years they end in. They are data: a page has them without the schedules. */
export type YearSteps = Readonly<Record<number, readonly Step[]>>;

/** The income tax on an income in cents; null without bands. */
export function taxBySteps(steps: readonly Step[] | undefined, income: number): number | null {
  const step = steps?.findLast(([lower]) => lower <= income);
  if (step === undefined) return null;
  const [lower, below, basisPoints] = step;
  return divideHalfUp(below + (income - lower) * basisPoints, perCent);
}
