import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { UsageError } from './command.ts';

/** The project’s configuration, in the current folder. */
export const configFile = 'lab.config.ts';

/** Imports a module of the project, in TypeScript or JavaScript. This runs it. */
export async function loadModule(file: string): Promise<Readonly<Record<string, unknown>>> {
  // The source of the lab runs by tsx already.
  if (import.meta.url.endsWith('.js')) await import('tsx');
  const module: Readonly<Record<string, unknown>> = await import(pathToFileURL(resolve(file)).href);
  return module;
}

/** Loads the project’s lab.config.ts. Throws UsageError if there is none. */
export async function loadLabConfig(file = configFile): Promise<void> {
  if (!existsSync(file)) {
    throw new UsageError(`There is no ${file} in this folder. It lists the machines.`);
  }
  await loadModule(file);
}
