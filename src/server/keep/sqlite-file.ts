import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient, type Client } from '@libsql/client';
import { codeOf, ignoring } from '#src/server/errors.ts';

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

/** Reads the whole database once, to find damage at the start and not during a request. */
async function checkIntegrity(client: Client): Promise<void> {
  const { rows } = await client.execute('PRAGMA quick_check(1)');
  const verdict = rows[0]?.['quick_check'];
  if (verdict === 'ok') return;
  throw Object.assign(new Error(`PRAGMA quick_check found ${JSON.stringify(verdict)}`), {
    code: 'SQLITE_CORRUPT',
  });
}

/** Reads a whole copy. Rejects if it is damaged. */
export async function checkCopy(file: string): Promise<void> {
  const client = createClient({ url: pathToFileURL(file).href });
  await checkIntegrity(client).finally(() => client.close());
}

/**
 * Connects to a database file, flushes each write (synchronous = FULL) and overwrites deleted data
 * (secure_delete). Both are settings of a connection, so a client has only one. retryWhileBusy waits, not SQLite.
 */
export async function connect(
  file: string,
  check?: (client: Client) => Promise<void>,
): Promise<Client> {
  const client = createClient({ url: pathToFileURL(file).href, timeout: 0, concurrency: 1 });
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

/** Connects to a database file, creates it if it does not exist, and checks that it is whole. */
export async function openDatabase(file: string): Promise<Client> {
  await makePrivate(file).catch(explainPermissions);
  return connect(file, checkIntegrity).catch(explainDamage);
}
