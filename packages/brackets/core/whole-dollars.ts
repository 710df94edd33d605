/**
 * Whole dollars that are shown together add up: each figure is rounded but one, which is the rest.
 * All amounts are in dollars.
 */

/** To the nearest whole dollar; half a dollar is rounded away from zero, as `formatDollars` does. */
export const wholeDollars = (dollars: number): number =>
  Math.sign(dollars) * Math.round(Math.abs(dollars));

/** The rest of an amount in whole dollars, after figures that are each rounded. */
export const wholeRest = (dollars: number, taken: readonly number[]): number =>
  taken.reduce((rest, amount) => rest - wholeDollars(amount), wholeDollars(dollars));

/**
 * Parts that add up to a whole total. Each is what the running total, rounded, grows by, so that
 * none is a dollar or more from its amount, but for the last, which is the rest.
 */
export function wholeParts(total: number, parts: readonly number[]): readonly number[] {
  let running = 0;
  const ends = parts.slice(0, -1).map((part) => {
    running += part;
    return wholeDollars(running);
  });
  return parts.map((_, index) => (ends[index] ?? total) - (ends[index - 1] ?? 0));
}
