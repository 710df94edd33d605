import type { AnyStateMachine } from 'xstate';
import type { LabMachine } from '#lab/config.ts';
import { messageOf } from '#lab/message-of.ts';
import type { Scenario } from '#lab/scenario.ts';
import { derivedScenario } from './derived-scenario.ts';

/** A module that was asked for, by the path of its file. */
export interface OpenedModule {
  readonly file: string;
  readonly exports: Readonly<Record<string, unknown>>;
}

/** True for a machine of whichever copy of XState a project has. */
const isMachine = (value: unknown): value is AnyStateMachine =>
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

/** The scenarios of a module's machines; a machine to which nobody gave an id goes by its export. */
function scenariosIn({ file, exports }: OpenedModule): readonly Scenario<AnyStateMachine>[] {
  const parts = Object.entries(exports);
  const given = parts.flatMap(([, part]) => (isScenario(part) ? [part] : []));
  const exercised = new Set(given.map(({ machine }) => machine));
  const derived = parts.flatMap(([name, part]) => {
    if (!isMachine(part) || exercised.has(part)) return [];
    try {
      return [derivedScenario(part, part.id === nameless ? name : part.id)];
    } catch (error) {
      throw new Error(`${file}: the lab cannot run ${name}. ${messageOf(error)}`, { cause: error });
    }
  });
  return [...given, ...derived];
}

/**
 * The machines that modules export, each with its scenario where one is exported too, and else
 * with one that follows from the machine. Throws a sentence where no module exports a machine, or
 * two machines have one id.
 */
export function foundMachines(modules: readonly OpenedModule[]): readonly LabMachine[] {
  const found = modules.flatMap((module) =>
    scenariosIn(module).map((scenario) => ({
      id: scenario.machine.id,
      machine: scenario.machine,
      scenario,
      module: module.file,
      path: null,
    })),
  );
  const files = modules.map(({ file }) => file).join(', ');
  if (found.length === 0) throw new Error(`No XState machine is exported by ${files}.`);
  const ids = found.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) {
    throw new Error(`Two machines of ${files} have the id '${twice}'. Give each one of its own.`);
  }
  return found;
}
