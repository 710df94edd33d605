import { existsSync } from 'node:fs';
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { messageOf } from '#src/server/message-of.ts';
import { openDatabase } from './database.ts';
import type { DatabaseLocation } from './database-location.ts';
import type { LeadStore } from './lead-store.ts';
import { openLeadStore } from './open-lead-store.ts';

/** A database file and what SQLite may put beside it. */
const filesOf = (file: string): readonly string[] => [file, `${file}-wal`, `${file}-shm`];

/** Makes an empty file for its owner alone, to be filled; never takes one that exists. */
async function makeFile(file: string): Promise<void> {
  try {
    await writeFile(file, '', { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const exists = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    throw new Error(
      exists
        ? `${file} exists, and a backup never replaces a file; choose another name`
        : `${file} cannot be made: ${messageOf(error)}`,
      { cause: error },
    );
  }
}

/** Copies a store into a new file, readable by its owner alone; leaves no half of one behind. */
export async function backUp(store: Pick<LeadStore, 'backup'>, file: string): Promise<void> {
  await makeFile(file);
  try {
    await store.backup(file);
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}

async function checkHoldsLeads(location: DatabaseLocation, backup: string): Promise<void> {
  const client = await openDatabase(location);
  try {
    await client.execute('SELECT version FROM migrations, leads LIMIT 1');
  } catch (error) {
    throw new Error(`${backup} is no backup of leads: ${messageOf(error)}`, { cause: error });
  } finally {
    client.close();
  }
}

/**
 * Puts a backup where there is no database, and brings its schema forward; the backup stays
 * as it is. Gives how many leads it contains. Rejects with a sentence, and leaves nothing
 * behind, where there is a database already or the backup is none.
 */
export async function restore(backup: string, file: string): Promise<number> {
  const taken = filesOf(file).find((name) => existsSync(name));
  if (taken !== undefined) {
    throw new Error(
      `${taken} exists, and a backup never replaces a database; stop the server and move the file away first`,
    );
  }
  if (!existsSync(backup)) throw new Error(`there is no file ${backup}`);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await makeFile(file);
  try {
    await copyFile(backup, file);
    const location = { url: `file:${file}`, file, authToken: undefined };
    await checkHoldsLeads(location, backup);
    const store = await openLeadStore(location);
    const leads = await store.count({}).finally(() => store.close());
    return leads;
  } catch (error) {
    await Promise.all(filesOf(file).map((name) => rm(name, { force: true })));
    throw error;
  }
}
