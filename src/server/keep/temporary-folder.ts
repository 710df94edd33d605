import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const prefix = '.waymark-';

/** Uses a folder inside another, on the same disk, that only this user can read. Then removes it. */
export async function inTemporaryFolder<T>(
  parent: string,
  use: (folder: string) => Promise<T>,
): Promise<T> {
  await mkdir(parent, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(parent, prefix));
  return use(folder).finally(() => rm(folder, { recursive: true }));
}

/** Removes what a killed program has left of those: they contain leads. */
export async function sweepTemporaryFolders(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (name.startsWith(prefix)) await rm(join(parent, name), { recursive: true, force: true });
  }
}
