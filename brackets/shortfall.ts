import { centsOf } from '#machines/money/cents.ts';
import { exactSchedule, type Schedule } from '#machines/tax-calculator/schedule.ts';

/** Income that a wider band holds at its rate, though it lies above the band's published limit. */
interface Moved {
  /** The published limit, in dollars. */
  readonly limit: number;
  /** Dollars above it. */
  readonly amount: number;
  /** The rate it is taxed at, and the one it would be taxed at, as fractions. */
  readonly rate: number;
  readonly exactRate: number;
  /** Cents of tax, not rounded. */
  readonly cents: number;
}

/** How a schedule's tax falls short of what its published limits mean, limit by limit. */
export function shortfallOf(schedule: Schedule, taxableIncome: number): readonly Moved[] {
  const exact = exactSchedule(schedule).bands;
  const income = centsOf(taxableIncome);
  return schedule.bands.flatMap(({ max, upper, rate, basisPoints }, index) => {
    const limit = exact[index]?.upper ?? Infinity;
    const next = exact[index + 1];
    const moved = Math.min(income, upper) - limit;
    if (next === undefined || !(moved > 0)) return [];
    const cents = (moved * (next.basisPoints - basisPoints)) / 10_000;
    return [{ limit: max, amount: moved / 100, rate, exactRate: next.rate, cents }];
  });
}
