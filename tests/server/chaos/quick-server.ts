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
    patience: 300,
    longestRest: 500,
    storeTrouble: 200,
  }),
);
