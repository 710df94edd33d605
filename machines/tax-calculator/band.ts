import { centsOf, dollarsOf } from '#machines/money/cents.ts';

/**
 * How much income a band holds. 'exact': from its lower limit to its upper one.
 * 'plus-one': max - min + 1 dollars, so that in bands of 0-14,000 and 14,001-48,000 the
 * first holds 14,001 dollars and every limit lies a dollar higher than it says.
 */
export type SpanRule = 'exact' | 'plus-one';

/** One band as it is published. */
export interface Band {
  /** The lower limit in dollars. */
  readonly min: number;
  /** The upper limit in dollars; Infinity for the last band. */
  readonly max: number;
  /** The rate as a fraction, in steps of a hundredth of a percent: 0.1282 is 12.82%. */
  readonly rate: number;
}

/** A rate in hundredths of a percent; never -0. */
export const basisPointsOf = (rate: number): number => Math.max(0, Math.round(rate * 10_000));

const isWholeCents = (dollars: number): boolean =>
  Number.isSafeInteger(centsOf(dollars)) && dollarsOf(centsOf(dollars)) === dollars;

const centsPerDollar = 100;

/** How far a band's lower limit is from the upper limit before it, in cents. */
export const gapOf = (rule: SpanRule): number => (rule === 'plus-one' ? centsPerDollar : 0);

/** What makes a band impossible where it stands, as the rest of a sentence; null if nothing does. */
export function problemOf(
  rule: SpanRule,
  band: Band,
  previous: Band | undefined,
  isLast: boolean,
): string | null {
  const { min, max, rate } = band;
  if (!(rate >= 0 && rate <= 1)) return `its rate ${rate} is not between 0 and 1`;
  if (basisPointsOf(rate) / 10_000 !== rate)
    return `its rate ${rate} is finer than a hundredth of a percent`;
  if (!isWholeCents(min)) return `its lower limit ${min} is not an amount in dollars and cents`;
  if (isLast !== (max === Infinity))
    return isLast
      ? 'it is the last, so its upper limit must be Infinity'
      : 'only the last band has no upper limit';
  if (!isLast && !isWholeCents(max))
    return `its upper limit ${max} is not an amount in dollars and cents`;
  const start = previous === undefined ? 0 : centsOf(previous.max) + gapOf(rule);
  if (centsOf(min) !== start) return `it must begin at ${dollarsOf(start)}`;
  if (centsOf(max) + gapOf(rule) <= start && !isLast) return 'it ends before it begins';
  return null;
}
