import { runCommand } from '#command-line/run-command.ts';
import { printAll } from './print-all.ts';
import { runTax } from './program.ts';

await runCommand(() => runTax(process.argv.slice(2), { now: new Date(), print: printAll }));
