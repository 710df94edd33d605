import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@libsql/client';
import { messageOf } from '#src/server/errors.ts';
import { commandFor } from '#tests/program.ts';
import { storedIn } from './kills.ts';
import { postLead } from './load.ts';
import {
  makeServerFolder,
  startServer,
  type ServerOptions,
  type ServerProcess,
} from './server-process.ts';

export interface FaultReport {
  /** The response’s status and Retry-After under the fault; null if the server did not start. */
  readonly outcome: string | null;
  /** What it logged, or why it did not start, with the error’s code if it has one. */
  readonly output: string;
  /** True if exactly the acknowledged leads are stored, and later leads are accepted. */
  readonly whole: boolean;
}

export interface Fault {
  readonly name: string;
  readonly run: (folder: string) => Promise<FaultReport>;
}

const databaseOf = (folder: string): string => join(folder, 'data', 'leads.db');

/** Logged at every start. */
const aside = /"what":"lead notifications are off/;

const troublesIn = (output: string): readonly string[] =>
  output
    .split('\n')
    .slice(0, -1)
    .filter((line) => /"level":"(?:warning|error)"/.test(line) && !aside.test(line));

/** The last warning or error that a server wrote, as its sentence and code. */
async function lastTrouble({ output }: ServerProcess): Promise<string> {
  // The response may arrive before the earlier log lines.
  for (let turn = 0; troublesIn(output()).length === 0 && turn < 1000; turn += 1) await pause(10);
  const { what = '', code = '' }: { what?: string; code?: string } = JSON.parse(
    troublesIn(output()).at(-1) ?? '{}',
  );
  return code === '' ? what : `${what} (${code})`;
}

const outcomeOf = ({ status, headers }: Response): string =>
  [status, headers.get('Retry-After')].filter((part) => part !== null).join(', again after ');

/** Why a server did not start. */
async function startErrorOf(options: ServerOptions): Promise<string> {
  try {
    const server = await startServer(options);
    await server.end('SIGKILL');
    return '(it started)';
  } catch (error) {
    return messageOf(error).trim();
  }
}

/** A folder whose database holds one lead and whose server was stopped. */
async function withOneLead(folder: string): Promise<void> {
  await makeServerFolder(folder);
  const server = await startServer({ folder });
  await postLead(server.url, 'first@example.co.nz');
  await server.end('SIGTERM');
}

/** Whether a folder's database holds exactly these leads, and its server takes one more. */
async function isWhole(folder: string, acknowledged: readonly string[]): Promise<boolean> {
  const server = await startServer({ folder });
  const { status } = await postLead(server.url, 'afterwards@example.co.nz');
  await server.end('SIGTERM');
  const expected = [...acknowledged, 'afterwards@example.co.nz'].toSorted();
  const stored = (await storedIn(folder)).toSorted();
  return status === 200 && JSON.stringify(stored) === JSON.stringify(expected);
}

/** Posts a lead during a fault, and another to the same server after it. */
async function faultUnder(
  server: ServerProcess,
  mend: () => Promise<unknown>,
): Promise<{ outcome: string; output: string; recovered: boolean }> {
  const outcome = outcomeOf(await postLead(server.url, 'under@example.co.nz'));
  const output = await lastTrouble(server);
  await mend();
  const { status } = await postLead(server.url, 'under@example.co.nz');
  return { outcome, output, recovered: status === 200 };
}

const diskFull: Fault = {
  name: 'the disk is full',
  run: async (folder) => {
    await withOneLead(folder);
    // No file may exceed 256 KiB: writes then fail as on a full disk.
    const server = await startServer({
      folder,
      under: ['bash', '-c', 'ulimit -f 256; exec "$@"', 'bash'],
    });
    const acknowledged = ['first@example.co.nz'];
    let outcome = '';
    for (let count = 0; outcome === '' && count < 500; count += 1) {
      const email = `${count}@example.co.nz`;
      const response = await postLead(server.url, email);
      if (response.status === 200) acknowledged.push(email);
      else outcome = outcomeOf(response);
    }
    const output = await lastTrouble(server);
    await server.end('SIGTERM');
    return { outcome, output, whole: await isWhole(folder, acknowledged) };
  },
};

/** Lets another process lock a database. Returns a function that ends it. */
async function hold(file: string): Promise<() => Promise<unknown>> {
  const [program, ...args] = await commandFor('tests/server/chaos/hold-database.ts');
  const child = spawn(program, [...args, file]);
  await once(child.stdout, 'data');
  const ended = once(child, 'exit');
  return () => {
    child.kill('SIGKILL');
    return ended;
  };
}

const locked: Fault = {
  name: 'another process holds the database',
  run: async (folder) => {
    await withOneLead(folder);
    const server = await startServer({ folder });
    const letGo = await hold(databaseOf(folder));
    const { outcome, output, recovered } = await faultUnder(server, letGo);
    await server.end('SIGTERM');
    const whole = await isWhole(folder, ['first@example.co.nz', 'under@example.co.nz']);
    return { outcome, output, whole: recovered && whole };
  },
};

/** A user who owns no file here, since owners can always write. Only root can switch to it. */
const nobody = 65_534;

const readOnly: Fault = {
  name: 'the database can’t be written to',
  run: async (folder) => {
    await withOneLead(folder);
    const data = dirname(databaseOf(folder));
    const isRoot = process.getuid?.() === 0;
    await chmod(databaseOf(folder), 0o444);
    await chmod(data, 0o555);
    if (isRoot) for (const each of [dirname(folder), folder]) await chmod(each, 0o755);
    const output = await startErrorOf({ folder, ...(isRoot ? { uid: nobody } : {}) });
    await chmod(data, 0o755);
    await chown(databaseOf(folder), process.getuid?.() ?? 0, process.getgid?.() ?? 0);
    return { outcome: null, output, whole: await isWhole(folder, ['first@example.co.nz']) };
  },
};

/** Overwrites the middle of a file with bytes that no database page has. */
async function damage(file: string): Promise<void> {
  const { size } = await stat(file);
  const handle = await open(file, 'r+');
  await handle.write(Buffer.alloc(size - 4096, 0xa5), 0, size - 4096, 4096);
  await handle.close();
}

const damaged: Fault = {
  name: 'the database is damaged',
  run: async (folder) => {
    await withOneLead(folder);
    const data = dirname(databaseOf(folder));
    // Moves everything from the log beside it into the database.
    const client = createClient({ url: `file:${databaseOf(folder)}` });
    await client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
    client.close();
    await cp(data, `${data}-copy`, { recursive: true });
    await damage(databaseOf(folder));
    const output = await startErrorOf({ folder });
    await rm(data, { recursive: true });
    await rename(`${data}-copy`, data);
    return { outcome: null, output, whole: await isWhole(folder, ['first@example.co.nz']) };
  },
};

const newer: Fault = {
  name: 'the database is from a newer version',
  run: async (folder) => {
    await withOneLead(folder);
    const client = createClient({ url: `file:${databaseOf(folder)}` });
    await client.execute('UPDATE schema_version SET version = 2');
    const output = await startErrorOf({ folder });
    await client.execute('UPDATE schema_version SET version = 1');
    client.close();
    return { outcome: null, output, whole: await isWhole(folder, ['first@example.co.nz']) };
  },
};

/** Faults of a server’s database, and how the server must respond. */
export const faults: readonly Fault[] = [diskFull, locked, readOnly, damaged, newer];
