import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { UsageError } from './command.ts';

/** The project’s configuration, in the current folder. */
export const configFile = 'lab.config.ts';

/** Loads the project's lab.config.ts. Throws UsageError if there is none. */
export async function loadLabConfig(file = configFile): Promise<void> {
  const path = resolve(file);
  if (!existsSync(path)) {
    throw new UsageError(`There is no ${file} in this folder. It lists the machines.`);
  }
  await import(pathToFileURL(path).href);
}
