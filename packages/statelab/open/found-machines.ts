import type { AnyStateMachine } from 'xstate';
import type { LabMachine } from '#statelab/config.ts';
import { messageOf } from '#statelab/message-of.ts';
import type { Scenario } from '#statelab/scenario.ts';
import { derivedScenario } from './derived-scenario.ts';

/** A module that was asked for, by the path of its file. */
export interface OpenedModule {
  readonly file: string;
  readonly exports: Readonly<Record<string, unknown>>;
}

/** True for a machine of whichever copy of XState a project has. */
export const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' &&
  value !== null &&
  'root' in value &&
  'implementations' in value &&
  'transition' in value;

const isScenario = (value: unknown): value is Scenario<AnyStateMachine> =>
  typeof value === 'object' &&
  value !== null &&
  'machine' in value &&
  isMachine(value.machine) &&
  'events' in value &&
  'outcomes' in value;

/** What XState calls a machine to which nobody gave an id. */
const nameless = '(machine)';

const partsOf = ({ file, exports }: OpenedModule) =>
  Object.entries(exports).map(([name, part]) => ({ file, name, part }));

type Part = ReturnType<typeof partsOf>[number];

/** The scenario of a machine that has none; a machine to which nobody gave an id goes by its export. */
function derive({ file, name, part }: Part): readonly Scenario<AnyStateMachine>[] {
  if (!isMachine(part)) return [];
  try {
    return [derivedScenario(part, part.id === nameless ? name : part.id)];
  } catch (error) {
    throw new Error(`${file}: the lab cannot run ${name}. ${messageOf(error)}`, { cause: error });
  }
}

/**
 * The machines that modules export, each with its scenario where one is exported too, and else
 * with one that follows from the machine. Throws a sentence where no module exports a machine, or
 * two machines have one id.
 */
export function foundMachines(modules: readonly OpenedModule[]): readonly LabMachine[] {
  const parts = modules.flatMap(partsOf);
  const given = parts.flatMap(({ file, part }) =>
    isScenario(part) ? [{ file, scenario: part }] : [],
  );
  const exercised = new Set<unknown>(given.map(({ scenario }) => scenario.machine));
  const derived = parts
    .filter(({ part }) => !exercised.has(part))
    .flatMap((part) => derive(part).map((scenario) => ({ file: part.file, scenario })));
  const found = [...given, ...derived].map(({ file, scenario }) => ({
    id: scenario.machine.id,
    machine: scenario.machine,
    scenario,
    module: file,
    path: null,
  }));
  const files = modules.map(({ file }) => file).join(', ');
  if (found.length === 0) throw new Error(`No XState machine is exported by ${files}.`);
  const ids = found.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) {
    throw new Error(`Two machines of ${files} have the id '${twice}'. Give each one of its own.`);
  }
  return found;
}
