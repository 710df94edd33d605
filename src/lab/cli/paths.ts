import { pathsAsJson, printPaths } from '#src/lab/paths/describe-paths.ts';
import { findPaths } from '#src/lab/paths/find-paths.ts';
import { runCommand } from '#src/server/command.ts';
import { help, parsePathsCommand, type PathsCommand } from './paths-command.ts';
import { print } from './print.ts';

/** Does what is asked and gives what is to be printed. */
function run(command: PathsCommand): string {
  if (command.name === 'help') return help;
  const { lab, request, format } = command;
  const found = findPaths(lab.scenario, request);
  return format === 'json' ? pathsAsJson(lab.id, found) : printPaths(found, request);
}

await runCommand(async () => print(run(parsePathsCommand(process.argv.slice(2)))));
