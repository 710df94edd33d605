import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { labPort, listen } from '#statelab/build/listen.ts';
import { openProject } from '#statelab/build/open-project.ts';
import { createLabServer } from '#statelab/build/serve-lab.ts';
import { print, UsageError } from './command.ts';
import { configFile } from './load-config.ts';

/** The interface as the package brings it. */
const compiled = fileURLToPath(new URL('../dist/interface', import.meta.url));

/** Throws UsageError for a file that is not there. */
export function checkFiles(files: readonly string[]): void {
  const missing = files.find((file) => !existsSync(file));
  if (missing !== undefined) throw new UsageError(`There is no file “${missing}”.`);
}

/**
 * Opens the machines that files export in a lab of their own, until the command is ended; without
 * a file those that the folder's lab.config.ts lists. A saved file is opened again.
 */
export async function openFiles(files: readonly string[]): Promise<void> {
  checkFiles(files.length === 0 ? [configFile] : files);
  const port = labPort(process.env['LAB_PORT']);
  const project = await openProject(files.length === 0 ? [configFile] : files);
  try {
    const { origin, closed } = await listen(createLabServer(compiled, project), port);
    print(`The machine lab is on ${origin}/lab/\n`);
    await closed;
  } finally {
    await project.close();
  }
}
