import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createClient, type Client } from '@libsql/client';
import { codeOf, ignoring } from '#src/server/errors.ts';
import type { DatabaseLocation } from './database-location.ts';

/** How many milliseconds a remote database may take; less than a browser waits for its response. */
const remoteTimeout = 10_000;

const fetchInTime = (request: Request): Promise<Response> =>
  fetch(request, { signal: AbortSignal.timeout(remoteTimeout) });

/**
 * Makes the database and its folder private to their owner, before SQLite copies their mode to -wal and -shm.
 * Never opens an existing file: closing it would drop this process's SQLite locks.
 */
async function makePrivate(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(file, '', { flag: 'wx', mode: 0o600 }).catch(ignoring('EEXIST'));
  for (const name of [file, `${file}-wal`, `${file}-shm`]) {
    await chmod(name, 0o600).catch(ignoring('ENOENT'));
  }
}

/** Replaces the message of an error whose code matches. */
const explain = (codes: RegExp, message: string) => (error: unknown) => {
  throw codes.test(codeOf(error) ?? '') ? new Error(message, { cause: error }) : error;
};

const explainPermissions = explain(
  /^(?:EACCES|EPERM|EROFS)$/,
  'this program may not write there; make its user the owner of the file and its folder, on a writable disk',
);

const explainDamage = explain(
  /^SQLITE_(?:CORRUPT|NOTADB)/,
  'the file is damaged or is not a database; move it and the files beside it away, then restore the latest backup with npm run leads -- restore FILE',
);

/** Reads the whole database once, to find damage at the start and not under a visitor. */
async function checkIntegrity(client: Client): Promise<void> {
  const { rows } = await client.execute('PRAGMA quick_check(1)');
  const verdict = rows[0]?.['quick_check'];
  if (verdict === 'ok') return;
  throw Object.assign(new Error(JSON.stringify(verdict)), { code: 'SQLITE_CORRUPT' });
}

/**
 * Connects to the database. A local one flushes each write (synchronous = FULL) and overwrites deleted data
 * (secure_delete). Both are settings of a connection, so a client has only one. retryWhileBusy waits, not SQLite.
 */
export async function connect(
  { url, file, authToken }: DatabaseLocation,
  check?: (client: Client) => Promise<void>,
): Promise<Client> {
  if (file === undefined) {
    return createClient({ url, fetch: fetchInTime, ...(authToken && { authToken }) });
  }
  const client = createClient({ url, timeout: 0, concurrency: 1 });
  try {
    for (const setting of ['journal_mode = WAL', 'synchronous = FULL', 'secure_delete = ON']) {
      await client.execute(`PRAGMA ${setting}`);
    }
    await check?.(client);
    return client;
  } catch (error) {
    client.close();
    throw error;
  }
}

/** Connects to the database, creates it if it does not exist, and checks that it is whole. */
export async function openDatabase(location: DatabaseLocation): Promise<Client> {
  if (location.file !== undefined) await makePrivate(location.file).catch(explainPermissions);
  return connect(location, checkIntegrity).catch(explainDamage);
}
