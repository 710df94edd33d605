import { labConfig } from '#statelab/config.ts';
import { checkScenario, nameOf } from '#statelab/paths/check-scenario.ts';
import {
  parsePathsCommand,
  type KnownMachine,
  type PathsCommand,
} from '#statelab/paths/command-line.ts';
import { pathsAsJson, printPaths } from '#statelab/paths/describe-paths.ts';
import { findPaths } from '#statelab/paths/find-paths.ts';
import { pathWords } from '#statelab/paths/words.ts';
import { print } from './command.ts';
import { loadMachines } from './load-config.ts';

export { help } from '#statelab/paths/command-line.ts';

function printFindings({ id, scenario }: KnownMachine): string {
  const findings = checkScenario(scenario);
  if (findings.some(({ reason }) => reason === undefined)) process.exitCode = 1;
  const lines = findings.map((finding) =>
    [nameOf(finding), finding.reason].filter(Boolean).join('\n  '),
  );
  return `${(findings.length === 0 ? [pathWords.sound(id)] : lines).join('\n')}\n`;
}

/** Does what is asked and gives what is to be printed. */
function answer(command: PathsCommand): string {
  const { machine } = command;
  if (command.name === 'check') return printFindings(machine);
  const { request, format } = command;
  const found = findPaths(machine.scenario, request);
  return format === 'json' ? pathsAsJson(machine.id, found) : printPaths(found, request);
}

/** Finds the paths that its arguments ask for, or checks a machine. */
export async function run(args: readonly string[]): Promise<void> {
  const rest = await loadMachines(args);
  print(answer(parsePathsCommand(rest, labConfig().machines)));
}
