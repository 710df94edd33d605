import { limitCents } from '#brackets/core/schedule.ts';
import { checkCents } from './checks.ts';
import { largestOf, type Rules } from './tax.ts';

/** Income above a band's published limit that the wider band still taxes at its rate. */
export interface Moved {
  /** The published limit, in cents. */
  readonly limit: number;
  /** Cents of income above it. */
  readonly amount: number;
  /** The rate it is taxed at, and the one it would be taxed at, as fractions. */
  readonly rate: number;
  readonly exactRate: number;
  /** The tax that is short, in ten-thousandths of a cent. */
  readonly exact: number;
}

/** How a schedule's tax falls short of what its published limits mean. */
export interface Shortfall {
  /** In ten-thousandths of a cent: never rounded. */
  readonly exact: number;
  /** Limit by limit; they add up to it. */
  readonly moved: readonly Moved[];
}

/** The shortfall of the tax on a taxable income, in cents; none without a span rule. */
export function shortfallOf(rules: Rules, income: number): Shortfall {
  checkCents(income, largestOf(rules));
  const moved = rules.bands.flatMap(({ max, upper, rate, basisPoints }, index) => {
    const next = rules.bands[index + 1];
    const limit = limitCents(max);
    const amount = Math.min(income, upper) - limit;
    if (next === undefined || !(amount > 0)) return [];
    const exact = amount * (next.basisPoints - basisPoints);
    return [{ limit, amount, rate, exactRate: next.rate, exact }];
  });
  return { exact: moved.reduce((sum, { exact }) => sum + exact, 0), moved };
}
