import { rename, rm } from 'node:fs/promises';
import { ignoring } from '#src/server/errors.ts';

/**
 * Makes a new folder beside the one of that name, and replaces the old one only once the new one is
 * complete. If making it fails, the old one stays as it was. Concurrent calls do not disturb each
 * other; the last one to end wins.
 */
export async function replaceFolderAtomically<T>(
  folder: string,
  make: (fresh: string) => Promise<T>,
): Promise<T> {
  const fresh = `${folder}.new-${process.pid}`;
  const old = `${folder}.old-${process.pid}`;
  try {
    const made = await make(fresh);
    await rename(folder, old).catch(ignoring('ENOENT'));
    await rename(fresh, folder);
    return made;
  } finally {
    await Promise.all([fresh, old].map((name) => rm(name, { recursive: true, force: true })));
  }
}
