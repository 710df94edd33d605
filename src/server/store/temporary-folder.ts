import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Uses a folder that only this user can read, and removes it. */
export async function inTemporaryFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-'));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
