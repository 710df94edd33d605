import { print, runCommand } from '#src/server/command.ts';
import { help, parseCommandLine, type BracketsCommand } from './command-line.ts';
import { inspectIncome } from '#brackets/inspect-income.ts';
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

await runCommand(async () => print(run(parseCommandLine(process.argv.slice(2)))));
