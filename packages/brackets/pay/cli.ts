import { printAll } from '#brackets/command/print-all.ts';
import { printed } from '#brackets/command/report.ts';
import { today } from '#content/today.ts';
import { runCommand } from '#src/server/command.ts';
import { parseCommandLine, type PayCommand } from './command-line.ts';
import { help } from './help.ts';
import { reportPays, workOut } from './report-pays.ts';

function run(command: PayCommand): Iterable<string> {
  if (command.name === 'help') return [help];
  return command.isJson
    ? [`${JSON.stringify(workOut(command.question), null, 2)}\n`]
    : printed(reportPays(command.question), 'table');
}

await runCommand(async () => printAll(run(parseCommandLine(process.argv.slice(2), today()))));
