import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs a function in a temporary folder. */
export async function inFolder<T>(act: (folder: string) => Promise<T>): Promise<T> {
  const parent = await mkdtemp(join(tmpdir(), 'waymark-chaos-'));
  try {
    return await act(join(parent, 'server'));
  } finally {
    await rm(parent, { recursive: true, force: true });
  }
}
