import { refuse } from './checks.ts';
import { exactTax, taxOn, type Rules } from './tax.ts';

/** By how much one schedule takes more than another from an income; below zero where it takes less. */
export interface Difference {
  /** Taxable, in cents. */
  readonly income: number;
  /** Of the taxes as they are paid, in cents. */
  readonly cents: number;
  /** Before anything is rounded, in ten-thousandths of a cent. */
  readonly exact: number;
}

/** Two schedules over a range of incomes. */
export interface Comparison {
  /**
   * The ends of the range and every limit of either schedule within it, lowest first. From each to
   * the next the exact difference grows or falls evenly, so that these say all.
   */
  readonly points: readonly Difference[];
  /** The points at which one takes the least, and the most, more than the other; the lowest of those alike. */
  readonly least: Difference;
  readonly most: Difference;
}

const differenceAt = (one: Rules, other: Rules, income: number): Difference => ({
  income,
  cents: taxOn(one, income) - taxOn(other, income),
  exact: exactTax(one, income) - exactTax(other, income),
});

/** What `one` takes more than `other` from taxable incomes between two, in cents. */
export function compareSchedules(one: Rules, other: Rules, from: number, to: number): Comparison {
  if (to < from) refuse(`an end of the range from ${from} on`, to);
  // A limit outside the range counts as the end that is nearer, and the first limit is 0.
  const limits = [one, other].flatMap(({ bands }) =>
    bands.map(({ lower }) => Math.min(Math.max(lower, from), to)),
  );
  const points = [...new Set([...limits, to])]
    .toSorted((a, b) => a - b)
    .map((income) => differenceAt(one, other, income));
  return {
    points,
    least: points.reduce((least, point) => (point.exact < least.exact ? point : least)),
    most: points.reduce((most, point) => (point.exact > most.exact ? point : most)),
  };
}
