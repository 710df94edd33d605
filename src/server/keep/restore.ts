import { existsSync } from 'node:fs';
import { chown, copyFile, mkdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { messageOf } from '#src/server/errors.ts';
import { backUp, copiesIn } from './backup.ts';
import { openDatabase } from './sqlite-file.ts';
import { leadStoreOn, type LeadStore } from './lead-store.ts';
import { openEngine } from './open-engine.ts';
import { inTemporaryFolder } from './temporary-folder.ts';

/** Opens a copy of a backup, so that the backup itself never changes. */
async function openCopy(backup: string, file: string): Promise<LeadStore> {
  await copyFile(backup, file);
  const client = await openDatabase(file);
  try {
    await client.execute('SELECT version FROM schema_version, leads LIMIT 1');
  } catch (error) {
    throw new Error(`${backup} is not a lead backup: ${messageOf(error)}`, { cause: error });
  } finally {
    client.close();
  }
  return leadStoreOn(await openEngine({ url: `file:${file}`, file }));
}

const laterDeletions = (backup: string, parent: string) =>
  inTemporaryFolder(parent, async (folder) => {
    const copies = await copiesIn(dirname(backup));
    for (const name of copies.filter((copy) => copy > basename(backup))) {
      try {
        const store = await openCopy(join(dirname(backup), name), join(folder, name));
        return await store.deletions().finally(store.close);
      } catch {
        // The next copy contains nearly as many.
      }
    }
    return [];
  });

async function backupAt(path: string): Promise<string> {
  if (!existsSync(path)) throw new Error(`there is no file ${path}`);
  if (!(await stat(path)).isDirectory()) return path;
  const [newest] = await copiesIn(path);
  if (newest === undefined) throw new Error(`there is no copy in ${path}`);
  return join(path, newest);
}

/** Opens a backup in a folder, repeats later deletions, and writes the result to `target` if there is one. */
async function restoreIn(folder: string, path: string, target?: string) {
  const backup = await backupAt(path);
  const store = await openCopy(backup, join(folder, 'leads.db'));
  try {
    const deleted = await store.repeatDeletions(await laterDeletions(backup, folder));
    // Reads every lead, which a count does not.
    await store.list({ spam: 'included' });
    if (target !== undefined) {
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await backUp(store, target);
      // Root restores for the user whose folder it is.
      const { uid, gid } = await stat(dirname(target));
      if (process.getuid?.() === 0) await chown(target, uid, gid);
    }
    return { backup, deleted, ...(await store.count()) };
  } finally {
    await store.close();
  }
}

/** Restores a backup to a temporary folder beside a database, which proves that it can be restored. */
export const drill = (path: string, file: string) =>
  inTemporaryFolder(dirname(file), (folder) => restoreIn(folder, path));

/** Restores a backup, or the newest in a folder. Rejects, and leaves nothing behind, if a database exists. */
export async function restore(path: string, file: string) {
  const taken = [file, `${file}-wal`, `${file}-shm`].find((name) => existsSync(name));
  if (taken !== undefined) {
    throw new Error(
      `${taken} exists, and a backup never replaces a database; stop the server and move the file away first`,
    );
  }
  return inTemporaryFolder(dirname(file), (folder) => restoreIn(folder, path, file));
}
