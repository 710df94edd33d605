import { runCommand } from '#src/server/command.ts';
import { help, parseCommandLine, type BracketsCommand } from './command-line.ts';
import { inspectIncome } from './inspect-income.ts';
import { printTable } from './print-table.ts';

/** Does what is asked and gives what is to be printed. */
function run(command: BracketsCommand): string {
  if (command.name === 'help') return help;
  const { schedule, incomes, deductions, format } = command;
  const inspections = incomes.map((income) => inspectIncome(schedule, income, deductions));
  if (format === 'table') return printTable(schedule, inspections);
  const { id, name, from, to, spanRule } = schedule;
  const bands = schedule.bands.map(({ min, max, rate }) => ({ min, max, rate }));
  const answer = { schedule: { id, name, from, to, spanRule, bands }, incomes: inspections };
  return `${JSON.stringify(answer, null, 2)}\n`;
}

// A reader that has seen enough, like head, closes the pipe. That is no failure.
process.stdout.on('error', (error) => {
  if ('code' in error && error.code === 'EPIPE') process.exit(0);
  throw error;
});

await runCommand(async () => {
  process.stdout.write(run(parseCommandLine(process.argv.slice(2))));
});
