import { setTimeout as pause } from 'node:timers/promises';
import { randomFrom } from '#art/random.ts';
import { startLoad, type LoadReport } from './load.ts';
import { leadsIn, makeServerFolder, startServer } from './server-process.ts';

/** The longest a server lives, in milliseconds, from when it listens to when it is killed. */
const longestLife = 400;

/** The number of clients that send leads at once. */
const connections = 8;

export interface KillReport extends Omit<LoadReport, 'acknowledged'> {
  readonly kills: number;
  readonly acknowledged: number;
  readonly stored: number;
  /** Acknowledged but not stored: must be 0. */
  readonly lost: number;
  /** Stored more than once: must be 0. */
  readonly doubled: number;
  /** Stored but never acknowledged: must be 0 once every client has a response. */
  readonly unknown: number;
}

/** The email address of every lead that a folder's database holds. */
export async function storedIn(folder: string): Promise<readonly string[]> {
  const store = await leadsIn(folder);
  const leads = await store.list().finally(() => store.close());
  return leads.map(({ values }) => String(values['email']));
}

/**
 * Kills the server (SIGKILL) at random moments under load and restarts it, this many times. Then
 * lets every client finish, and counts leads. The same seed waits for the same times.
 */
export async function killRepeatedly(
  folder: string,
  kills: number,
  seed: string,
): Promise<KillReport> {
  const random = randomFrom(seed);
  await makeServerFolder(folder);
  let server = await startServer({ folder });
  const { port, url } = server;
  const load = startLoad(url, connections);
  for (let kill = 0; kill < kills; kill += 1) {
    await pause(random() * longestLife);
    await server.end('SIGKILL');
    server = await startServer({ folder, port });
  }
  const { acknowledged, ...counts } = await load.finish();
  await server.end('SIGTERM');
  const stored = await storedIn(folder);
  const known = new Set(acknowledged);
  const found = new Set(stored);
  return {
    kills,
    ...counts,
    acknowledged: acknowledged.length,
    stored: stored.length,
    lost: acknowledged.filter((email) => !found.has(email)).length,
    doubled: stored.length - found.size,
    unknown: stored.filter((email) => !known.has(email)).length,
  };
}
