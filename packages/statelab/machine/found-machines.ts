import type { AnyStateMachine } from 'xstate';
import type { LabConfig, LabMachine } from '#statelab/config.ts';
import { isRecord } from '#statelab/is-record.ts';
import { isMachine } from './is-machine.ts';
import { messageOf } from '#statelab/message-of.ts';
import type { Scenario } from '#statelab/scenario.ts';
import { noId } from './names.ts';
import { derivedScenario } from './derived-scenario.ts';
import { partsWithin, whereMachinesAre } from './module-parts.ts';
import { refuseXState4 } from './xstate-4.ts';

export interface OpenedModule {
  readonly file: string;
  readonly exports: Readonly<Record<string, unknown>>;
  /** Its source, where that can be read. */
  readonly text?: string;
  /** Why it could not be loaded. */
  readonly problem?: string;
}

/** Globals that Node has and a page does not. */
const ofNode = /^(process|Buffer|require|module|exports|__dirname|__filename) is not defined/;

/** Says why a module could not be loaded, and what to do where its message does not. */
function loadWords(problem: string, file: string): string {
  const [, global] = ofNode.exec(problem) ?? [];
  return global === undefined
    ? problem
    : `It uses \`${global}\`, which no page has: move the machine to a file of its own, or see it by “statelab chart ${file}” and “statelab paths ${file}”, which run in Node.`;
}

/** Loads a module, or says why it cannot be loaded. */
export async function openModule(
  file: string,
  load: () => Promise<OpenedModule['exports']>,
  text?: string,
): Promise<OpenedModule> {
  try {
    return { file, exports: await load(), ...(text !== undefined && { text }) };
  } catch (error) {
    return { file, exports: {}, problem: loadWords(messageOf(error), file) };
  }
}

export const isScenario = (value: unknown): value is Scenario =>
  isRecord(value) && isMachine(value['machine']) && 'events' in value && 'outcomes' in value;

/** The exports of a module. A compiled CommonJS module has them in `default`. */
export function exportsOf(module: object): readonly (readonly [string, unknown])[] {
  const entries = Object.entries(module);
  const inner: unknown = entries.find(([name]) => name === 'default')?.[1];
  return isRecord(inner) && '__esModule' in inner ? Object.entries(inner) : entries;
}

/** A default export is named after its file. */
const partsOf = ({ file, exports }: OpenedModule) =>
  exportsOf(exports).map(([name, part]) => ({
    name: name === 'default' ? (/([^/\\]+?)(?:\.machine)?\.\w+$/.exec(file)?.[1] ?? name) : name,
    part,
  }));

/**
 * The machines that modules export, each with its exported or a derived scenario, and the modules that
 * could not be opened, with the reason.
 */
export function foundMachines(
  modules: readonly OpenedModule[],
): Required<Pick<LabConfig, 'machines' | 'unopened'>> {
  const scenarios = modules
    .flatMap(partsOf)
    .flatMap(({ part }) => (isScenario(part) ? [part] : []));
  const exercised = new Set<unknown>(scenarios.map(({ machine }) => machine));
  const machines: LabMachine[] = [];

  /** A second machine with the same id gets the name of its export. */
  function derive(name: string, machine: AnyStateMachine, file: string, text?: string): Scenario {
    const id = machine.id === noId ? name : machine.id;
    const isTaken = machines.some((other) => other.id === id);
    refuseXState4(machine, file, text);
    try {
      return derivedScenario(machine, isTaken ? `${id} (${name})` : id);
    } catch (error) {
      throw new Error(`The lab cannot run ${name}. ${messageOf(error)}`, { cause: error });
    }
  }

  function open({ file, exports, text, problem }: OpenedModule): void {
    if (problem !== undefined) throw new Error(problem);
    const exported = partsOf({ file, exports });
    const parts = exported.flatMap((each) => (isScenario(each.part) ? [each] : partsWithin(each)));
    if (parts.length === 0) {
      const instead = whereMachinesAre(exported, text);
      throw new Error(`No XState machine is exported by ${file}. ${instead}`);
    }
    for (const { name, part } of parts) {
      if (exercised.has(part)) continue;
      exercised.add(part);
      const scenario = isMachine(part) ? derive(name, part, file, text) : part;
      if (!isScenario(scenario)) continue;
      const { machine } = scenario;
      machines.push({
        id: machine.id,
        machine,
        scenario,
        module: file,
        path: null,
        exportName: name,
      });
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
  return { machines, unopened };
}
