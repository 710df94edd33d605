import { channelTimeouts } from './channels.ts';

/**
 * How notifications are retried: about sixteen attempts in a day and a half, because a receiver may be down
 * overnight or for a whole day. Times are in milliseconds.
 */
export const defaultRetryPolicy = {
  /** From a failed first attempt to the second; it doubles with each attempt. */
  firstRetry: 15_000,
  /** The longest wait between two attempts, unless the receiver asks for more. */
  maxRetry: 6 * 3_600_000,
  maxAttempts: 16,
  timeouts: channelTimeouts,
  /** How long an attempt is reserved for its server; it renews the lease while it sends. */
  lease: 60_000,
  /** How often the queue is read for what another program has written. */
  pollInterval: 30_000,
  storeRetry: 5_000,
};

export type RetryPolicy = Readonly<typeof defaultRetryPolicy>;

/** The longest Retry-After that we wait for, in milliseconds. */
export const maxRetryAfter = 24 * 3_600_000;

/** Why an attempt failed. */
export interface Failure {
  /** True if the receiver's response means that every further attempt will fail too. */
  readonly isFinal: boolean;
  /** The wait that the receiver asks for, in milliseconds. */
  readonly retryAfter: number;
}

/**
 * The wait in milliseconds before the next attempt; null if there is none. `attempt` counts from
 * 1. `chance`, from 0 to 1, moves the wait by up to a quarter either way, so that notifications
 * that failed together are not retried together.
 */
export function retryDelay(
  { isFinal, retryAfter }: Failure,
  attempt: number,
  chance: number,
  { firstRetry, maxRetry, maxAttempts }: RetryPolicy,
): number | null {
  if (isFinal || attempt >= maxAttempts) return null;
  const backOff = Math.min(firstRetry * 2 ** (attempt - 1), maxRetry) * (0.75 + chance / 2);
  return Math.round(Math.max(backOff, Math.min(retryAfter, maxRetryAfter)));
}
