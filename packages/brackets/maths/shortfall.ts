import { limitCents } from '#brackets/core/schedule.ts';
import { checkCents } from './checks.ts';
import { largestOf, type Rules } from './tax.ts';

/** Income above a band's published limit that the wider band still taxes at its rate. */
export interface Moved {
  /** The published limit, in cents. */
  readonly limit: number;
  /** Cents of income above it. */
  readonly amount: number;
  /** Its actual rate, and its rate by the published limits, as fractions. */
  readonly rate: number;
  readonly exactRate: number;
  /** The missing tax, in ten-thousandths of a cent. */
  readonly exact: number;
}

/** How much less tax a schedule takes than its published limits say. */
export interface Shortfall {
  /** In ten-thousandths of a cent, never rounded. */
  readonly exact: number;
  /** The parts by limit, which add up to `exact`. */
  readonly moved: readonly Moved[];
}

/** The shortfall for a taxable income in cents; zero without a span rule. */
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
