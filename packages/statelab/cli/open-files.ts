import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { labPort, listen } from '#statelab/build/listen.ts';
import { createLabServer } from '#statelab/build/serve-lab.ts';
import { foundMachines, openModule } from '#statelab/open/found-machines.ts';
import { UsageError } from './command.ts';
import { configFile } from './load-config.ts';

/** Where what is built for a while is kept: on the same disk as the files that are opened. */
const cache = 'node_modules/.cache/statelab';

const own = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** How a module in a folder names another file. */
const specifier = (folder: string, file: string): string =>
  JSON.stringify(relative(folder, file).split(sep).join('/'));

/** A module that tells the lab of the machines in files. What Node cannot load, no browser is given. */
async function configModule(folder: string, files: readonly string[]): Promise<string> {
  const modules = await Promise.all(
    files.map((file) => openModule(file, () => import(pathToFileURL(resolve(file)).href))),
  );
  const { unopened } = foundMachines(modules);
  for (const { file, reason } of unopened) console.error(`Could not open ${file}. ${reason}`);
  if (unopened.length === files.length) throw new Error('No file could be opened.');
  const opened = modules.map(({ file, problem }) =>
    problem === undefined
      ? `openModule(${JSON.stringify(file)}, () => import(${specifier(folder, resolve(file))}))`
      : JSON.stringify({ file, exports: {}, problem }),
  );
  return [
    `import { defineLab } from ${specifier(folder, own('../config.ts'))};`,
    `import { foundMachines, openModule } from ${specifier(folder, own('../open/found-machines.ts'))};`,
    `defineLab(foundMachines(await Promise.all([${opened.join(', ')}])));`,
    '',
  ].join('\n');
}

/** Throws UsageError for a file that is not there. */
export function checkFiles(files: readonly string[]): void {
  const missing = files.find((file) => !existsSync(file));
  if (missing !== undefined) throw new UsageError(`There is no file “${missing}”.`);
}

/**
 * Opens the machines that files export in a lab of their own, until the command is ended; without
 * a file those that the folder's lab.config.ts tells of.
 */
export async function openFiles(files: readonly string[]): Promise<void> {
  checkFiles(files.length === 0 ? [configFile] : files);
  const port = labPort(process.env['LAB_PORT']);
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(resolve(cache), 'open-'));
  try {
    const module = files.length === 0 ? resolve(configFile) : join(folder, 'lab.config.mts');
    if (files.length > 0) await writeFile(module, await configModule(folder, files));
    // It brings the whole builder, which no other command needs: they start in half the time.
    const { buildLab } = await import('#statelab/build/build-lab.ts');
    await buildLab(module, join(folder, 'lab'), false);
    const { origin, closed } = await listen(createLabServer(folder), port);
    console.log(`The machine lab is on ${origin}/lab/`);
    await closed;
  } finally {
    await rm(folder, { recursive: true });
  }
}
