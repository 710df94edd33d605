/** How fast notifications are delivered, in milliseconds. */
export interface Pace {
  /** From a first try that failed to the second; it doubles with each try. */
  readonly firstRetry: number;
  /** The longest between two tries. */
  readonly longestRetry: number;
  /** After so many tries a notification is given up. */
  readonly mostAttempts: number;
  /** How long a receiver may take to answer. */
  readonly patience: number;
  /** How long until it is looked again, for what another program has written. */
  readonly longestRest: number;
  /** How long a store that failed is left alone. */
  readonly storeTrouble: number;
}

/** Some sixteen tries in a day and a half: a receiver may be down for a night or a day. */
export const usualPace: Pace = {
  firstRetry: 15_000,
  longestRetry: 6 * 3_600_000,
  mostAttempts: 16,
  patience: 10_000,
  longestRest: 30_000,
  storeTrouble: 5_000,
};

/**
 * How long to wait after a try, counted from 1, until the next. `chance`, from 0 to 1, moves it by
 * up to a quarter either way, so that what failed together is not tried together.
 */
export function waitAfter(attempt: number, chance: number, pace: Pace): number {
  const wait = Math.min(pace.firstRetry * 2 ** (attempt - 1), pace.longestRetry);
  return Math.round(wait * (0.75 + chance / 2));
}
