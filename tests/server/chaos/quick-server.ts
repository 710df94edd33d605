import { runCommand } from '#command-line/run-command.ts';
import { serve } from '#src/server/serve.ts';
import { quickPolicy } from './quick-policy.ts';

/** The real server, with notification retries after seconds instead of hours. */
await runCommand(() => serve(process.env, quickPolicy));
