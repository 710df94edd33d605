import { labConfig } from '#lab/config.ts';
import { print, runCommand } from '#lab/cli/command.ts';
import { loadLabConfig } from '#lab/cli/load-config.ts';
import { checkScenario, nameOf } from './check-scenario.ts';
import { helpOf, parsePathsCommand, type KnownMachine, type PathsCommand } from './command-line.ts';
import { pathsAsJson, printPaths } from './describe-paths.ts';
import { findPaths } from './find-paths.ts';
import { pathWords } from './words.ts';

function printFindings({ id, scenario }: KnownMachine): string {
  const findings = checkScenario(scenario);
  if (findings.some(({ reason }) => reason === undefined)) process.exitCode = 1;
  const lines = findings.map((finding) =>
    [nameOf(finding), finding.reason].filter(Boolean).join('\n  '),
  );
  return `${(findings.length === 0 ? [pathWords.sound(id)] : lines).join('\n')}\n`;
}

/** Does what is asked and gives what is to be printed. */
function run(command: PathsCommand): string {
  if (command.name === 'help') return helpOf(labConfig().machines);
  const { machine } = command;
  if (command.name === 'check') return printFindings(machine);
  const { request, format } = command;
  const found = findPaths(machine.scenario, request);
  return format === 'json' ? pathsAsJson(machine.id, found) : printPaths(found, request);
}

await runCommand(async () => {
  await loadLabConfig();
  print(run(parsePathsCommand(process.argv.slice(2), labConfig().machines)));
});
