import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createClient, type Client } from '@libsql/client';
import { codeOf, ignoring } from '#src/server/error-code.ts';
import type { DatabaseLocation } from './database-location.ts';

/** How long, in milliseconds, a remote database may take; less than a browser waits for its answer. */
const remoteTimeout = 10_000;

const fetchInTime = (request: Request): Promise<Response> =>
  fetch(request, { signal: AbortSignal.timeout(remoteTimeout) });

/**
 * Makes the database and its folder private to their owner, before SQLite gives their mode to -wal and -shm.
 * Never opens a file that exists: closing it would drop this process's SQLite locks on it.
 */
async function makePrivate(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(file, '', { flag: 'wx', mode: 0o600 }).catch(ignoring('EEXIST'));
  for (const name of [file, `${file}-wal`, `${file}-shm`]) {
    await chmod(name, 0o600).catch(ignoring('ENOENT'));
  }
}

/** Says what to do about a file system that refuses; throws any other error as it is. */
function explainRefusal(error: unknown): never {
  if (!/^(?:EACCES|EPERM|EROFS)$/.test(codeOf(error) ?? '')) throw error;
  throw new Error(
    'this program may not write there; let the user it runs as own the file and its folder, on a disk that can be written to',
    { cause: error },
  );
}

/** Reads the whole database once, so that damage is found at the start and not under a visitor. */
async function checkIntegrity(client: Client): Promise<void> {
  const { rows } = await client.execute('PRAGMA quick_check(1)');
  const verdict = rows[0]?.['quick_check'];
  if (verdict === 'ok') return;
  throw Object.assign(new Error(JSON.stringify(verdict)), { code: 'SQLITE_CORRUPT' });
}

/**
 * Connects to the database. A local one flushes each write (synchronous = FULL) and overwrites what is deleted
 * (secure_delete). Both are a connection's settings, so a client has one. retryWhileBusy waits, not SQLite.
 */
export async function connect({ url, file, authToken }: DatabaseLocation): Promise<Client> {
  const secret = authToken === undefined ? {} : { authToken };
  if (file === undefined) return createClient({ url, fetch: fetchInTime, ...secret });
  const client = createClient({ url, timeout: 0, concurrency: 1 });
  try {
    await client.execute('PRAGMA journal_mode = WAL');
    await client.execute('PRAGMA synchronous = FULL');
    await client.execute('PRAGMA secure_delete = ON');
    return client;
  } catch (error) {
    client.close();
    throw error;
  }
}

/** Makes the database file where there is none, connects to it, and reads whether it is whole. */
export async function openDatabase(location: DatabaseLocation): Promise<Client> {
  if (location.file === undefined) return connect(location);
  await makePrivate(location.file).catch(explainRefusal);
  let client: Client | undefined;
  try {
    client = await connect(location);
    await checkIntegrity(client);
    return client;
  } catch (error) {
    client?.close();
    if (!/^SQLITE_(?:CORRUPT|NOTADB)/.test(codeOf(error) ?? '')) throw error;
    throw new Error(
      'the file is damaged or is no database; move it and the files beside it away, then put the latest backup back with npm run leads -- restore FILE',
      { cause: error },
    );
  }
}
