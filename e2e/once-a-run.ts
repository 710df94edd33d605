import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const isWorker = process.env['TEST_WORKER_INDEX'] !== undefined;

/** A folder of the run, whose process is the parent of its workers. */
const folder = `node_modules/.cache/waymark/e2e-${isWorker ? process.ppid : process.pid}`;

if (!isWorker) process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

/**
 * What many tests need, as JSON, and takes seconds to make: the process that loads all tests makes it
 * before it starts workers, and they read it. A worker that finds none makes its own.
 */
export async function onceARun<Made>(name: string, make: () => Promise<Made>): Promise<Made> {
  const file = `${folder}/${name}.json`;
  if (isWorker) return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : make();
  const made = await make();
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(made));
  return made;
}
