import type { AnyStateMachine } from 'xstate';
import { labMachines } from '#lab.config.ts';
import { print, runCommand } from '#src/server/command.ts';
import { helpOf, parsePathsCommand, type PathsCommand } from './command-line.ts';
import { pathsAsJson, printPaths } from './describe-paths.ts';
import { findPaths } from './find-paths.ts';
import { checkModel } from './model-checks.ts';
import { pathWords } from './words.ts';

function printFindings(id: string, machine: AnyStateMachine): string {
  const findings = checkModel(machine).map(({ kind, where }) => `${kind}: ${where}`);
  return `${(findings.length === 0 ? [pathWords.sound(id)] : findings).join('\n')}\n`;
}

/** Does what is asked and gives what is to be printed. */
function run(command: PathsCommand): string {
  if (command.name === 'help') return helpOf(labMachines);
  const { machine } = command;
  if (command.name === 'check') return printFindings(machine.id, machine.scenario.machine);
  const { request, format } = command;
  const found = findPaths(machine.scenario, request);
  return format === 'json' ? pathsAsJson(machine.id, found) : printPaths(found, request);
}

await runCommand(async () => print(run(parsePathsCommand(process.argv.slice(2), labMachines))));
