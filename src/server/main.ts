import { runCommand } from '#command-line/run-command.ts';
import { serve } from './serve.ts';

await runCommand(() => serve(process.env));
