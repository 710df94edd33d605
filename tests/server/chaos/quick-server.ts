import { usualPace } from '#machines/lead-delivery/pace.ts';
import { runCommand } from '#src/server/command.ts';
import { serve } from '#src/server/serve.ts';

/** The server as it is, but for notifications that are tried again in seconds and not in hours. */
await runCommand(() =>
  serve(process.env, {
    ...usualPace,
    firstRetry: 400,
    longestRetry: 1000,
    mostAttempts: 1000,
    // A mail takes a tenth of a second on a quiet machine, and several on a busy one.
    patience: 1000,
    longestRest: 500,
    storeTrouble: 200,
  }),
);
