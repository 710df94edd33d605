import { existsSync } from 'node:fs';
import { copyFile, mkdir, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { messageOf } from '#src/server/message-of.ts';
import { copiesIn } from './backup-series.ts';
import { makeFile } from './backup.ts';
import { openDatabase } from './database.ts';
import type { DatabaseLocation } from './database-location.ts';
import type { LeadStore } from './lead-store.ts';
import { openLeadStore } from './open-lead-store.ts';
import { inTemporaryFolder } from './temporary-folder.ts';

/** A database file and what SQLite may put beside it. */
const filesOf = (file: string): readonly string[] => [file, `${file}-wal`, `${file}-shm`];

async function checkHoldsLeads(location: DatabaseLocation, backup: string): Promise<void> {
  const client = await openDatabase(location);
  try {
    await client.execute('SELECT version FROM migrations, leads LIMIT 1');
  } catch (error) {
    throw new Error(`${backup} is not a lead backup: ${messageOf(error)}`, { cause: error });
  } finally {
    client.close();
  }
}

/** Opens a copy of a backup, so that the backup itself never changes. */
async function openCopy(backup: string, file: string): Promise<LeadStore> {
  await copyFile(backup, file);
  const location = { url: `file:${file}`, file, authToken: undefined };
  await checkHoldsLeads(location, backup);
  return openLeadStore(location);
}

/** What later copies in the folder of a backup know to be deleted. */
const laterDeletions = (backup: string) =>
  inTemporaryFolder(async (folder) => {
    const copies = await copiesIn(dirname(backup));
    for (const name of copies.filter((copy) => copy > basename(backup))) {
      try {
        const store = await openCopy(join(dirname(backup), name), join(folder, name));
        return await store.deletions().finally(() => store.close());
      } catch {
        // The next one knows nearly as much.
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

/**
 * Restores a backup, or the newest of a folder, and repeats later deletions; the backup stays as it is.
 * Rejects, and leaves nothing behind, if there is a database already or the file is not a backup.
 */
export async function restore(path: string, file: string) {
  const taken = filesOf(file).find((name) => existsSync(name));
  if (taken !== undefined) {
    throw new Error(
      `${taken} exists, and a backup never replaces a database; stop the server and move the file away first`,
    );
  }
  const backup = await backupAt(path);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await makeFile(file);
  try {
    const store = await openCopy(backup, file);
    try {
      const deleted = await store.repeatDeletions(await laterDeletions(backup));
      // Reads every lead, which a count does not.
      await store.list({ spam: 'included' });
      return { backup, deleted, ...(await store.count()) };
    } finally {
      store.close();
    }
  } catch (error) {
    await Promise.all(filesOf(file).map((name) => rm(name, { force: true })));
    throw error;
  }
}

/** Restores a backup to a temporary folder, which proves that it can be restored. */
export const drill = (path: string) =>
  inTemporaryFolder((folder) => restore(path, join(folder, 'leads.db')));
