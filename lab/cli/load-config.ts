import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { UsageError } from './command.ts';

/** What a project tells the lab stands in this file of the folder where a command is run. */
export const configFile = 'lab.config.ts';

/** Has the project tell the lab what it has. Throws UsageError where it has nothing to tell. */
export async function loadLabConfig(file = configFile): Promise<void> {
  const path = resolve(file);
  if (!existsSync(path)) {
    throw new UsageError(
      `There is no ${file} in this folder. It tells the lab which machines there are.`,
    );
  }
  await import(pathToFileURL(path).href);
}
