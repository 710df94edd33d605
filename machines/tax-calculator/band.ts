import type { Band, SpanRule } from '#content/tax-schedules.ts';
import { centsOf, dollarsOf } from '#machines/money/cents.ts';

/** A rate in hundredths of a percent; never -0. */
export const basisPointsOf = (rate: number): number => Math.max(0, Math.round(rate * 10_000));

const isWholeCents = (dollars: number): boolean =>
  Number.isSafeInteger(centsOf(dollars)) && dollarsOf(centsOf(dollars)) === dollars;

const centsPerDollar = 100;

/** How far a band's lower limit is from the upper limit before it, in cents. */
export const gapOf = (rule: SpanRule): number => (rule === 'plus-one' ? centsPerDollar : 0);

/** What is wrong with a band after the one before it, as the rest of a sentence; null if nothing is. */
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
