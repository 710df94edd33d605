import { runCommand } from '#command-line/run-command.ts';
import { printAll } from './print-all.ts';
import { runTax } from './program.ts';

/** The day it is in New Zealand, YYYY-MM-DD. */
const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Pacific/Auckland' }).format();

await runCommand(() => runTax(process.argv.slice(2), { today, print: printAll }));
