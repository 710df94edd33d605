import { centsOf } from './cents.ts';
import type { Schedule } from './schedule.ts';

/**
 * How far an income fills each band, from 0 to 1, lowest first. The last band has no end: it is
 * half full at twice its lower limit, and never full.
 */
export function bandFills({ bands }: Schedule, taxableIncome: number): readonly number[] {
  const income = centsOf(taxableIncome);
  return bands.map(({ lower, upper }) => {
    const inside = Math.max(0, Math.min(income, upper) - lower);
    if (inside === 0) return 0;
    return upper === Infinity ? inside / income : inside / (upper - lower);
  });
}
