import { runCommand } from './command.ts';
import { serve } from './serve.ts';

await runCommand(() => serve(process.env));
