import { rename, rm } from 'node:fs/promises';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/**
 * Has a folder made anew beside the one of that name, and puts it in its place only once it is
 * whole; until then, and for good when making it fails, the old one stays as it was. Two at
 * once keep out of each other's way, and the last one to end stands.
 */
export async function inFreshFolder<T>(
  folder: string,
  make: (fresh: string) => Promise<T>,
): Promise<T> {
  const fresh = `${folder}.new-${process.pid}`;
  const old = `${folder}.old-${process.pid}`;
  try {
    const made = await make(fresh);
    await rename(folder, old).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
    await rename(fresh, folder);
    return made;
  } finally {
    await Promise.all([fresh, old].map((name) => rm(name, { recursive: true, force: true })));
  }
}
