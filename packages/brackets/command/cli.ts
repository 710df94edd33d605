import { today } from '#content/today.ts';
import { runCommand } from '#src/server/command.ts';
import { parseCommandLine, type BracketsCommand } from './command-line.ts';
import { help } from './help.ts';
import { printAll } from './print-all.ts';
import { reportComparison } from './report-comparison.ts';
import { reportIncomes } from './report-incomes.ts';
import { runScenarios } from './run-scenarios.ts';
import { printed } from './report.ts';

/** Runs a command and returns its output. */
function run(command: BracketsCommand): Iterable<string> {
  switch (command.name) {
    case 'help':
      return [help];
    case 'incomes':
      return printed(reportIncomes(command.question), command.format);
    case 'comparison':
      return printed(reportComparison(command.question), command.format);
    case 'scenarios':
      return runScenarios(command.file);
  }
}

await runCommand(async () => printAll(run(parseCommandLine(process.argv.slice(2), today()))));
