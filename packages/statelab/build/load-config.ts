import { existsSync, readFileSync, statSync } from 'node:fs';
import { defineLab, labConfig, type LabMachine } from '#statelab/config.ts';
import { foundMachines, openModule } from '#statelab/machine/found-machines.ts';
import { only, UsageError } from '#statelab/usage-error.ts';
import { loadModules } from './load-modules.ts';
import { behindWall } from './outside.ts';

/** The project’s configuration, in the current folder. */
export const configFile = 'lab.config.ts';

/** Throws a UsageError that says what to do if there is no configuration file. */
export function requireConfig(file: string): void {
  if (existsSync(file)) return;
  throw new UsageError(
    `There is no ${file} in this folder, which lists the machines: name a file that exports one, as in “statelab paths lamp.machine.ts”.`,
  );
}

/** Loads the project’s lab.config.ts. Throws UsageError if there is none. */
export async function loadLabConfig(file = configFile): Promise<void> {
  requireConfig(file);
  const [load] = await loadModules([file]);
  await load?.();
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
    const loads = await loadModules(files);
    const modules = files.map((file, index) =>
      openModule(file, loads[index] ?? (async () => ({})), readFileSync(file, 'utf8')),
    );
    const opened = await Promise.all(modules);
    const found = behindWall(files.join(', '), () => foundMachines(opened));
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
