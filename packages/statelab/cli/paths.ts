import type { AnyStateMachine } from 'xstate';
import { checkScenario, nameOf } from '#statelab/check/check-scenario.ts';
import { pathsAsJson, printPaths } from '#statelab/explore/describe-paths.ts';
import { findPaths } from '#statelab/explore/find-paths.ts';
import type { Goal } from '#statelab/explore/goal.ts';
import { readGoal } from '#statelab/explore/paths-params.ts';
import { statesOf, transitionsOf } from '#statelab/machine/states.ts';
import type { LabMachine } from '#statelab/config.ts';
import { UsageError } from '#statelab/usage-error.ts';
import { print } from './command.ts';
import { chooseMachine, loadMachines } from '#statelab/build/load-config.ts';
import { placeOfFinding } from './places.ts';

interface PathsOptions {
  readonly to?: string;
  readonly check?: boolean;
  readonly json?: boolean;
}

/** The machine's own part of the name of a state or transition may be left out. */
function goalOf(machine: AnyStateMachine, to: string): Goal {
  const goal = readGoal(to);
  if (goal.kind === 'sentence') return goal;
  const known = [...statesOf(machine).map(({ id }) => id), ...transitionsOf(machine).keys()];
  const name = [to, `${machine.id}.${to}`].find((candidate) => known.includes(candidate));
  if (name !== undefined) return readGoal(name);
  throw new UsageError(`The machine ${machine.id} has no ${goal.kind} "${to}".`);
}

function printFindings({ id, machine, scenario, module }: LabMachine, asJson: boolean): void {
  const findings = checkScenario(scenario);
  if (findings.some(({ reason }) => reason === undefined)) process.exitCode = 1;
  const placed = findings.map((finding) => ({
    kind: finding.kind,
    where: finding.where,
    place: placeOfFinding(finding, machine, module),
    reason: finding.reason ?? null,
  }));
  if (asJson) return print(`${JSON.stringify({ machine: id, findings: placed }, null, 2)}\n`);
  const lines = placed.map((finding) =>
    [nameOf(finding), finding.place, finding.reason].filter(Boolean).join('\n  '),
  );
  print(`${(findings.length === 0 ? [`Nothing looks wrong with ${id}.`] : lines).join('\n')}\n`);
}

/** Prints paths through a machine, or what looks wrong with it. */
export async function printPathsOf(names: readonly string[], options: PathsOptions): Promise<void> {
  const entry = chooseMachine(await loadMachines(names));
  if (options.check) return printFindings(entry, options.json === true);
  const goal = options.to === undefined ? null : goalOf(entry.machine, options.to);
  const found = findPaths(entry.scenario, goal);
  print(options.json ? pathsAsJson(entry.id, found, goal) : printPaths(found, goal));
}
