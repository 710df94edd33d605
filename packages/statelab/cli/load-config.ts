import { existsSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineLab, labConfig, type LabMachine } from '#statelab/config.ts';
import { foundMachines, openModule } from '#statelab/open/found-machines.ts';
import { hiddenMachines } from '#statelab/open/module-parts.ts';
import { only, UsageError } from './command.ts';
import { loadProblem } from './load-problem.ts';

/** The project’s configuration, in the current folder. */
export const configFile = 'lab.config.ts';

/** Imports a module of the project, in TypeScript or JavaScript. This runs it. */
export async function loadModule(file: string): Promise<Readonly<Record<string, unknown>>> {
  // The source of the lab runs by tsx already.
  if (import.meta.url.endsWith('.js')) {
    for (const { register } of [await import('tsx/cjs/api'), await import('tsx/esm/api')])
      register();
  }
  const module: Readonly<Record<string, unknown>> = await import(pathToFileURL(resolve(file)).href);
  return module;
}

/** Imports a module of machines; what cannot be resolved is left out, and named. */
async function loadMachineFile(
  file: string,
  text: string,
): Promise<Readonly<Record<string, unknown>>> {
  const loadOther = async (error?: unknown) =>
    (await import('./load-incomplete.ts')).loadIncomplete(file, error);
  const withHidden = hiddenMachines(text).length > 0 ? await loadOther() : undefined;
  if (withHidden !== undefined) return withHidden;
  // XState throws deep in its own code: V8’s ten frames may not reach the machine’s file.
  Error.stackTraceLimit = 50;
  try {
    return await loadModule(file);
  } catch (error) {
    const incomplete = await loadOther(error);
    if (incomplete === undefined) throw new Error(loadProblem(error, file), { cause: error });
    return incomplete;
  }
}

/** Throws UsageError if a configuration is not there. */
export function requireConfig(file: string): void {
  if (existsSync(file)) return;
  throw new UsageError(
    `There is no ${file} in this folder, which lists the machines: name a file that exports one, as in “statelab paths lamp.machine.ts”.`,
  );
}

/** Loads the project’s lab.config.ts. Throws UsageError if there is none. */
export async function loadLabConfig(file = configFile): Promise<void> {
  requireConfig(file);
  await loadModule(file);
}

const isModule = (argument: string): boolean => /\.[cm]?[jt]sx?$/.test(argument);

/** Throws UsageError for what is no module of machines: a missing file, a folder, another file. */
export function requireModule(file: string): void {
  if (!existsSync(file)) throw new UsageError(`There is no file “${file}”.`);
  if (statSync(file).isDirectory()) {
    throw new UsageError(`${file} is a folder. Name a file in it that exports a machine.`);
  }
  if (isModule(file)) return;
  throw new UsageError(
    `${file} is not a module in TypeScript or JavaScript. Move its machine into one.`,
  );
}

/**
 * Loads the machines of the files among a command’s arguments, or else those of lab.config.ts.
 * Returns the other arguments.
 */
export async function loadMachines(args: readonly string[]): Promise<readonly string[]> {
  const files = args.filter(isModule);
  for (const file of files) requireModule(file);
  if (files.length === 0) await loadLabConfig();
  else {
    const modules = files.map((file) => {
      const text = readFileSync(file, 'utf8');
      return openModule(file, () => loadMachineFile(file, text), text);
    });
    const found = foundMachines(await Promise.all(modules));
    if (found.unopened.length > 0) {
      const reasons = found.unopened.map(({ file, reason }) =>
        reason.startsWith(`${file}:`) ? reason : `${file}: ${reason}`,
      );
      throw new UsageError(reasons.join('\n'));
    }
    defineLab(found);
  }
  return args.filter((argument) => !isModule(argument));
}

/** The machine that the arguments name; the only one, where they name none. */
export function chooseMachine(names: readonly string[]): LabMachine {
  const { machines } = labConfig();
  const choices = machines
    .map(({ id, exportName = id }) => (id === exportName ? id : `${id} (${exportName})`))
    .join(', ');
  if (names.length === 0 && machines.length > 1) {
    throw new UsageError(`Name a machine: ${choices}.`);
  }
  const [first] = machines;
  const id = only(names.length === 0 && first !== undefined ? [first.id] : names, 'machine');
  const machine =
    machines.find((candidate) => candidate.id === id) ??
    machines.find(({ exportName }) => exportName === id);
  if (machine !== undefined) return machine;
  if (existsSync(id)) requireModule(id);
  throw new UsageError(`Unknown machine "${id}". Choose ${choices}.`);
}
