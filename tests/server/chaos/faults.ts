import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@libsql/client';
import { postLead } from './load.ts';
import { makeServerFolder, startServer, storedIn, type ServerProcess } from './server-process.ts';

interface FaultReport {
  /** The response’s status and Retry-After under the fault. */
  readonly outcome: string;
  /** What the server logged, with the error’s code if it has one. */
  readonly output: string;
  /** True if exactly the acknowledged leads are stored, and later leads are accepted. */
  readonly isWhole: boolean;
}

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
  return `${what} (${code})`;
}

const outcomeOf = ({ status, headers }: Response): string =>
  `${status}, again after ${headers.get('Retry-After')}`;

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

async function fillDisk(folder: string): Promise<FaultReport> {
  await withOneLead(folder);
  // No file may exceed 256 KiB: writes then fail as on a full disk.
  const under = ['bash', '-c', 'ulimit -f 256; exec "$@"', 'bash'] as const;
  const server = await startServer({ folder, under });
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
  return { outcome, output, isWhole: await isWhole(folder, acknowledged) };
}

async function lock(folder: string): Promise<FaultReport> {
  await withOneLead(folder);
  const server = await startServer({ folder });
  const client = createClient({ url: `file:${join(folder, 'data', 'leads.db')}` });
  const holding = await client.transaction('write');
  const outcome = outcomeOf(await postLead(server.url, 'under@example.co.nz'));
  const output = await lastTrouble(server);
  await holding.rollback();
  client.close();
  const { status } = await postLead(server.url, 'under@example.co.nz');
  await server.end('SIGTERM');
  const whole = await isWhole(folder, ['first@example.co.nz', 'under@example.co.nz']);
  return { outcome, output, isWhole: status === 200 && whole };
}

/** Faults of a database whose server runs. Those that it does not start with are in tests/server. */
export const faults: Readonly<Record<string, (folder: string) => Promise<FaultReport>>> = {
  'the disk is full': fillDisk,
  'another process holds the database': lock,
};
