import { setTimeout as pause } from 'node:timers/promises';
import { randomFrom } from '#art/random.ts';
import {
  startMailServer,
  startReceiver,
  toOperator,
  type Received,
} from '#tests/server/fixtures/receivers.ts';
import { isPerfect, postLead, startLoad, tally } from './load.ts';
import { inFolder, makeServerFolder, startServer, storedIn } from './server-process.ts';
import { untilNotified } from './notified.ts';

/** The longest a server lives, in milliseconds, from when it listens to when it is killed. */
const longestLife = 700;

/** The number of clients that send leads at once. */
const connections = 4;

/** A webhook’s receiver and a mail server that fail, hang and hang up, until they are calm. */
async function moodyReceivers(random: () => number) {
  let isCalm = false;
  const accepted: Received[] = [];
  const receiver = await startReceiver((response, received) => {
    const chance = isCalm ? 1 : random();
    if (chance < 0.1) response.writeHead(500).end();
    else if (chance < 0.2) response.destroy();
    else if (chance >= 0.3) {
      accepted.push(received);
      response.writeHead(204).end();
    }
  });
  const mail = await startMailServer({
    messageReply: () =>
      !isCalm && random() < 0.3 ? { code: 451, words: 'Try again later.' } : undefined,
    // Several times as long as the lease of an attempt.
    acknowledge: () => (!isCalm && random() < 0.05 ? pause(4000) : Promise.resolve()),
  });
  return {
    env: toOperator(receiver.url, mail.url),
    accepted,
    messages: mail.messages,
    calmDown: () => {
      isCalm = true;
    },
    close: () => Promise.all([receiver.close(), mail.close()]),
  };
}

/**
 * Kills the server (SIGKILL) at random moments under load, as often as asked, and restarts it. Then
 * lets every client finish, and counts leads and their messages. A seed repeats the same moments.
 */
async function killRepeatedly(folder: string, kills: number, seed: string) {
  const random = randomFrom(seed);
  const { env, accepted, messages, calmDown, close } = await moodyReceivers(random);
  const options = { folder, env, program: 'tests/server/chaos/quick-server.ts' };
  await makeServerFolder(folder);
  let server = await startServer(options);
  const { port, url } = server;
  const load = startLoad(url, connections, 50);
  for (let kill = 0; kill < kills; kill += 1) {
    await pause(random() * longestLife);
    await server.end('SIGKILL');
    server = await startServer({ ...options, port });
  }
  const { acknowledged, ...counts } = await load.finish();
  calmDown();
  const stored = await storedIn(folder);
  const sent = await untilNotified(stored, accepted, messages);
  await server.end('SIGTERM');
  await close();
  return { ...counts, ...tally(acknowledged, stored), ...sent };
}

/** Sends leads until the disk is full. True if each that was acknowledged is stored, and the next start takes more. */
async function fillDisk(folder: string): Promise<boolean> {
  await makeServerFolder(folder);
  // No file may exceed 256 KiB: writes then fail as on a full disk.
  const under = ['bash', '-c', 'ulimit -f 256; exec "$@"', 'bash'] as const;
  const full = await startServer({ folder, under });
  const acknowledged: string[] = [];
  const send = async (url: string): Promise<number> => {
    const email = `${acknowledged.length}@example.co.nz`;
    const { status } = await postLead(url, email);
    if (status === 200) acknowledged.push(email);
    return status;
  };
  let status = 200;
  while (status === 200) status = await send(full.url);
  await full.end('SIGTERM');
  const next = await startServer({ folder });
  const taken = await send(next.url);
  await next.end('SIGTERM');
  const { lost, doubled, unknown } = tally(acknowledged, await storedIn(folder));
  return status === 503 && taken === 200 && lost + doubled + unknown === 0;
}

/** Kills the server and fills its disk. Rejects with a sentence when a lead or a message is lost or doubled. */
export async function chaosLeads(kills: number, seed: string): Promise<void> {
  console.log(`Killing the server ${kills} times under load; seed ${seed}.`);
  const report = await inFolder((folder) => killRepeatedly(folder, kills, seed));
  console.log(report);
  if (!isPerfect(report)) throw new Error(`The kills cost leads; run again with --seed ${seed}.`);
  if (!(await inFolder(fillDisk))) throw new Error('A full disk cost leads.');
  console.log('A full disk cost no lead.');
}
