/** How notifications are retried. Times are in milliseconds. */
export interface RetryPolicy {
  /** From a failed first attempt to the second; it doubles with each attempt. */
  readonly firstRetry: number;
  /** The longest wait between two attempts, unless the receiver asks for more. */
  readonly maxRetry: number;
  readonly maxAttempts: number;
  /** How long a webhook's receiver may take to respond. */
  readonly webhookTimeout: number;
  /** How long a mail server may take in all. */
  readonly mailTimeout: number;
  /** How long an attempt is reserved for its server; it renews the lease while it sends. */
  readonly lease: number;
  /** How often the queue is read for what another program has written. */
  readonly pollInterval: number;
  /** Delay after a store failure. */
  readonly storeRetry: number;
}

/** About sixteen attempts in a day and a half: a receiver may be down for a night or a day. */
export const defaultRetryPolicy: RetryPolicy = {
  firstRetry: 15_000,
  maxRetry: 6 * 3_600_000,
  maxAttempts: 16,
  webhookTimeout: 10_000,
  // A server may take 10 minutes over the end of DATA alone (RFC 5321, 4.5.3.2.6).
  mailTimeout: 15 * 60_000,
  lease: 60_000,
  pollInterval: 30_000,
  storeRetry: 5_000,
};

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
