import { taxBreakdown } from '#content/interface/tax-breakdown.ts';
import type { Bracket } from '#brackets/core/income-tax.ts';
import { formatDollars } from '#brackets/core/format.ts';

const { bands } = taxBreakdown;

/** 'Up to $14,000', '$14,001 to $48,000', 'Over $180,000' */
export function bandName({ min, max }: Pick<Bracket, 'min' | 'max'>): string {
  if (min === 0) return bands.upTo(formatDollars(max));
  return max === Infinity
    ? bands.over(formatDollars(min))
    : bands.between(formatDollars(min), formatDollars(max));
}
