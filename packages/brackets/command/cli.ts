import { runCommand } from '#command-line/run-command.ts';
import { newZealandDay } from '#brackets/core/new-zealand-day.ts';
import { printAll } from './print-all.ts';
import { runTax } from './program.ts';

await runCommand(() =>
  runTax(process.argv.slice(2), { today: newZealandDay(new Date()), print: printAll }),
);
