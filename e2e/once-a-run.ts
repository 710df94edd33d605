import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const isWorker = process.env['TEST_WORKER_INDEX'] !== undefined;

/** A folder of the run, whose process is the parent of its workers. */
const folder = `node_modules/.cache/waymark/e2e-${isWorker ? process.ppid : process.pid}`;

if (!isWorker) process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

/**
 * Makes something slow once for all workers. Playwright loads the tests before it starts workers: that
 * process makes it and writes it as JSON, which the workers read. A worker without a file makes its own.
 */
export async function onceARun<Made>(name: string, make: () => Promise<Made>): Promise<Made> {
  const file = `${folder}/${name}.json`;
  if (isWorker) return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : make();
  const made = await make();
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(made));
  return made;
}
