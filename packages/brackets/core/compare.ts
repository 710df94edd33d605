import { checkCents, refuse } from './checks.ts';
import { exactTax, largestOf, taxOn, type Rules } from './tax.ts';

/** How much more tax one schedule takes than another; negative if it takes less. */
export interface Difference {
  /** Taxable income in cents. */
  readonly income: number;
  /** The difference of the rounded taxes, in cents. */
  readonly cents: number;
  /** Before anything is rounded, in ten-thousandths of a cent. */
  readonly exact: number;
}

/** Two schedules over a range of incomes. */
export interface Comparison {
  /**
   * The ends of the range and every limit of either schedule within it, lowest first. The exact
   * difference is linear between two points.
   */
  readonly points: readonly Difference[];
  /** The points with the smallest and the largest difference; the lowest of several. */
  readonly least: Difference;
  readonly most: Difference;
}

/** How much more tax `one` takes than `other` on an income. */
export const differenceAt = (one: Rules, other: Rules, income: number): Difference => ({
  income,
  cents: taxOn(one, income) - taxOn(other, income),
  exact: exactTax(one, income) - exactTax(other, income),
});

/** How much more tax `one` takes than `other`, over a range of taxable incomes in cents. */
export function compareSchedules(one: Rules, other: Rules, from: number, to: number): Comparison {
  for (const rules of [one, other]) for (const end of [from, to]) checkCents(end, largestOf(rules));
  if (to < from) refuse(`an end of the range from ${from} on`, to);
  // A limit outside the range becomes the nearer end. The first limit is 0.
  const limits = [one, other].flatMap(({ bands }) =>
    bands.map(({ lower }) => Math.min(Math.max(lower, from), to)),
  );
  const points = [...new Set([...limits, to])]
    .sort((a, b) => a - b)
    .map((income) => differenceAt(one, other, income));
  return {
    points,
    least: points.reduce((least, point) => (point.exact < least.exact ? point : least)),
    most: points.reduce((most, point) => (point.exact > most.exact ? point : most)),
  };
}
