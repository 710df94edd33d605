import { today } from '#content/today.ts';
import { runCommand } from '#src/server/command.ts';
import { printAll } from './print-all.ts';
import { runTax } from './program.ts';

await runCommand(() => runTax(process.argv.slice(2), { today: today(), print: printAll }));
