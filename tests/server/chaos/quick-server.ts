import { runCommand } from '#command-line/run-command.ts';
import { defaultRetryPolicy } from '#machines/lead-delivery/retry-policy.ts';
import { serve } from '#src/server/serve.ts';

/** The real server, with notification retries after seconds instead of hours. */
await runCommand(() =>
  serve(process.env, {
    ...defaultRetryPolicy,
    firstRetry: 400,
    maxRetry: 1000,
    maxAttempts: 1000,
    timeouts: { ...defaultRetryPolicy.timeouts, webhook: 1000 },
    // After a kill the lease expires, and the next server sends again.
    lease: 1500,
    pollInterval: 500,
    storeRetry: 200,
  }),
);
