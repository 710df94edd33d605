import type { AnyStateMachine } from 'xstate';
import type { LabConfig, LabMachine } from '#statelab/config.ts';
import { messageOf } from '#statelab/message-of.ts';
import type { Scenario } from '#statelab/scenario.ts';
import { derivedScenario } from './derived-scenario.ts';

/** A module that was asked for, by the path of its file. */
export interface OpenedModule {
  readonly file: string;
  readonly exports: Readonly<Record<string, unknown>>;
  /** Why it could not be loaded. */
  readonly problem?: string;
}

/** Loads a module. One that cannot be loaded keeps no other from opening. */
export async function openModule(
  file: string,
  load: () => Promise<OpenedModule['exports']>,
): Promise<OpenedModule> {
  try {
    return { file, exports: await load() };
  } catch (error) {
    // A browser is given only what Node has loaded.
    const where = 'document' in globalThis ? 'It loads in Node, but not in a browser: ' : '';
    return { file, exports: {}, problem: `${where}${messageOf(error)}` };
  }
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

const partsOf = ({ exports }: OpenedModule) =>
  Object.entries(exports).map(([name, part]) => ({ name, part }));

type Part = ReturnType<typeof partsOf>[number];

/** The scenario of a machine that has none; a machine to which nobody gave an id goes by its export. */
function derive({ name, part }: Part): readonly Scenario<AnyStateMachine>[] {
  if (!isMachine(part)) return [];
  try {
    return [derivedScenario(part, part.id === nameless ? name : part.id)];
  } catch (error) {
    throw new Error(`The lab cannot run ${name}. ${messageOf(error)}`, { cause: error });
  }
}

/**
 * The machines that modules export, each with its scenario where one is exported too, and else
 * with one that follows from the machine; and the modules that could not be opened, with the reason.
 */
export function foundMachines(
  modules: readonly OpenedModule[],
): Required<Pick<LabConfig, 'machines' | 'unopened'>> {
  const scenarios = modules
    .flatMap(partsOf)
    .flatMap(({ part }) => (isScenario(part) ? [part] : []));
  const exercised = new Set<unknown>(scenarios.map(({ machine }) => machine));
  const machines = new Map<string, LabMachine>();

  function open({ file, exports, problem }: OpenedModule): void {
    if (problem !== undefined) throw new Error(problem);
    const parts = partsOf({ file, exports });
    const own = parts.flatMap((part) => {
      if (isScenario(part.part)) return [part.part];
      return exercised.has(part.part) ? [] : derive(part);
    });
    if (!parts.some(({ part }) => isMachine(part) || isScenario(part))) {
      throw new Error(`No XState machine is exported by ${file}.`);
    }
    for (const scenario of own) {
      const { machine } = scenario;
      const { id } = machine;
      if (machines.has(id)) {
        throw new Error(`Two machines have the id '${id}'. Give each one its own.`);
      }
      machines.set(id, { id, machine, scenario, module: file, path: null });
    }
  }

  const unopened = modules.flatMap((module) => {
    try {
      open(module);
      return [];
    } catch (error) {
      return [{ file: module.file, reason: messageOf(error) }];
    }
  });
  return { machines: [...machines.values()], unopened };
}
