import { defaultRetryPolicy, type RetryPolicy } from '#machines/lead-delivery/retry-policy.ts';

/** Retries notifications after seconds instead of hours. */
export const quickPolicy: RetryPolicy = {
  ...defaultRetryPolicy,
  firstRetry: 400,
  maxRetry: 1000,
  maxAttempts: 1000,
  timeouts: { ...defaultRetryPolicy.timeouts, webhook: 1000 },
  // After a kill the lease expires, and the next server sends again.
  lease: 1500,
  pollInterval: 500,
  storeRetry: 200,
};
