import { runCommand } from './command.ts';
import { serve } from './serve.ts';

/** Starts the site, as the environment sets it. */
await runCommand(() => serve(process.env));
