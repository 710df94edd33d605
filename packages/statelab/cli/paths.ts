import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import { checkScenario, nameOf } from '#statelab/check/check-scenario.ts';
import type { Finding } from '#statelab/check/model-checks.ts';
import { pathsAsJson, printPaths } from '#statelab/paths/describe-paths.ts';
import { findPaths } from '#statelab/paths/find-paths.ts';
import type { Goal } from '#statelab/paths/goal.ts';
import { statesOf } from '#statelab/machine/states.ts';
import { transitionsOf } from '#statelab/machine/transitions.ts';
import { pathWords } from '#statelab/paths/words.ts';
import type { LabMachine } from '#statelab/config.ts';
import { print, UsageError } from './command.ts';
import { chooseMachine, loadMachines } from './load-config.ts';

export interface PathsOptions {
  readonly to?: string;
  readonly transition?: string;
  readonly check?: boolean;
  readonly json?: boolean;
}

/** The machine's own part of the id of a state may be left out. */
function goalOf(machine: AnyStateMachine, { to, transition }: PathsOptions): Goal | null {
  if (to !== undefined) {
    const ids = statesOf(machine).map(({ id }) => id);
    const id = [to, `${machine.id}.${to}`].find((candidate) => ids.includes(candidate));
    if (id !== undefined) return { kind: 'state', id };
    throw new UsageError(`The machine ${machine.id} has no state "${to}".`);
  }
  if (transition === undefined) return null;
  if (transitionsOf(machine).has(transition)) return { kind: 'transition', name: transition };
  throw new UsageError(`The machine ${machine.id} has no transition "${transition}".`);
}

/** The place of a name, quoted or as a key, in a file: 'door.ts:12'. Empty if it is not there. */
function placeOf(name: string, file: string): string {
  if (!existsSync(file)) return '';
  const written = [`'${name}'`, `"${name}"`, `\`${name}\``, ` ${name}:`, ` ${name}(`];
  const lines = readFileSync(file, 'utf8').split('\n');
  const at = lines.findIndex((line) => written.some((each) => line.includes(each)));
  return at === -1 ? '' : `${file}:${at + 1}`;
}

/** The place in a file at which something was thrown. Empty if it was thrown elsewhere. */
function thrownAt(stack: string, file: string): string {
  const place = stack.split(resolve(file))[1];
  const line = /^:(\d+)/.exec(place ?? '')?.[1];
  return line === undefined ? '' : `${file}:${line}`;
}

const placeOfFinding = ({ name, stack }: Finding, file: string): string =>
  name === undefined ? thrownAt(stack ?? '', file) : placeOf(name, file);

function printFindings({ id, scenario, module }: LabMachine, asJson: boolean): void {
  const findings = checkScenario(scenario);
  if (findings.some(({ reason }) => reason === undefined)) process.exitCode = 1;
  if (asJson) {
    const named = findings.map((finding) => ({
      kind: finding.kind,
      where: finding.where,
      place: placeOfFinding(finding, module),
      reason: finding.reason ?? null,
    }));
    return print(`${JSON.stringify({ machine: id, findings: named }, null, 2)}\n`);
  }
  const lines = findings.map((finding) =>
    [nameOf(finding), placeOfFinding(finding, module), finding.reason].filter(Boolean).join('\n  '),
  );
  print(`${(findings.length === 0 ? [pathWords.sound(id)] : lines).join('\n')}\n`);
}

/** Prints paths through a machine, or what looks wrong with it. */
export async function printPathsOf(names: readonly string[], options: PathsOptions): Promise<void> {
  const entry = chooseMachine(await loadMachines(names));
  if (options.check) return printFindings(entry, options.json === true);
  const goal = goalOf(entry.machine, options);
  const found = findPaths(entry.scenario, goal);
  print(options.json ? pathsAsJson(entry.id, found) : printPaths(found, goal));
}
