import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createClient, type Client } from '@libsql/client';
import type { DatabaseLocation } from './database-location.ts';
import { whileBusy } from './while-busy.ts';

/** How long, in milliseconds, a remote database may take; less than a browser waits for its answer. */
const remoteTimeout = 10_000;

const fetchInTime = (request: Request): Promise<Response> =>
  fetch(request, { signal: AbortSignal.timeout(remoteTimeout) });

/** Waits for a file operation that may fail with this code, and with no other. */
async function allowing(code: string, operation: Promise<unknown>): Promise<void> {
  try {
    await operation;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === code)) throw error;
  }
}

/**
 * Makes the database file and its folder readable by their owner alone. SQLite gives the
 * -wal and -shm files it makes the mode of the database file, so that must be right first;
 * those of an earlier run are put right too. The file is never opened when it exists:
 * closing it again would drop the locks this process may hold on it through SQLite.
 */
async function makePrivate(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await allowing('EEXIST', writeFile(file, '', { flag: 'wx', mode: 0o600 }));
  for (const name of [file, `${file}-wal`, `${file}-shm`]) {
    await allowing('ENOENT', chmod(name, 0o600));
  }
}

/** Reads the whole database once, so that damage is found at the start and not under a visitor. */
async function checkIntegrity(client: Client): Promise<void> {
  const { rows } = await client.execute('PRAGMA quick_check(1)');
  const verdict = rows[0]?.['quick_check'];
  if (verdict === 'ok') return;
  throw Object.assign(new Error(JSON.stringify(verdict)), { code: 'SQLITE_CORRUPT' });
}

const isDamage = (error: unknown): error is Error =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  /^SQLITE_(?:CORRUPT|NOTADB)/.test(error.code);

/**
 * Opens the database. A local one has a write-ahead log that reaches the disk before a
 * write is answered (synchronous = FULL) and overwrites what is deleted (secure_delete);
 * both are settings of a connection, so there is one connection.
 */
export async function openDatabase(location: DatabaseLocation): Promise<Client> {
  const { url, file } = location;
  const authToken = location.authToken === undefined ? {} : { authToken: location.authToken };
  if (file === undefined) return createClient({ url, fetch: fetchInTime, ...authToken });
  await makePrivate(file);
  let client: Client | undefined;
  try {
    // Waiting while another process writes is not left to SQLite: see whileBusy.
    const opened = createClient({ url, timeout: 0, concurrency: 1 });
    client = opened;
    await whileBusy(() => opened.execute('PRAGMA journal_mode = WAL'));
    await client.execute('PRAGMA synchronous = FULL');
    await client.execute('PRAGMA secure_delete = ON');
    await whileBusy(() => checkIntegrity(opened));
    return client;
  } catch (error) {
    client?.close();
    if (!isDamage(error)) throw error;
    throw new Error(
      `the file is damaged or is no database (${error.message}); move it and the files beside it away, then put the latest backup back with npm run leads -- restore FILE`,
      { cause: error },
    );
  }
}
