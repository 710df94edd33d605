import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { randomFrom } from '#art/random.ts';
import { openLeads } from '#src/server/decide/open-leads.ts';
import { startPostgres } from '#tests/server/fixtures/postgres-server.ts';
import { startMailServer, startReceiver, toOperator } from '#tests/server/fixtures/receivers.ts';
import { isPerfect, startLoad, tally } from './load.ts';
import { startRelay } from './relay.ts';
import { emailsOf, inFolder, makeServerFolder, startServer } from './server-process.ts';
import { untilNotified } from './notified.ts';

/** A primary whose commits wait for its standby, from the data of a server that was stopped. */
async function startPair(template: string) {
  const from = async (folder: string): Promise<void> => {
    await promisify(execFile)('cp', ['-a', template, folder]);
  };
  const primary = await startPostgres({ from, settings: { synchronous_standby_names: 'standby' } });
  const connection = `host=127.0.0.1 port=${primary.port} user=postgres password=password application_name=standby`;
  const standby = await startPostgres({
    from: async (folder) => {
      await from(folder);
      await writeFile(join(folder, 'standby.signal'), '');
    },
    settings: { primary_conninfo: connection },
    isStandby: true,
  });
  const inStep = `SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync' AND state = 'streaming'`;
  while ((await primary.administer(inStep)).length === 0) await pause(50);
  return { primary, standby };
}

/** Kills the primary under two servers in mid-load, promotes the standby, and counts what became of the leads. */
async function failOver(folder: string, template: string, life: number) {
  const { primary, standby } = await startPair(template);
  const relay = await startRelay(primary.port);
  const receiver = await startReceiver();
  const mail = await startMailServer();
  const env = {
    ...toOperator(receiver.url, mail.url),
    LEADS_DATABASE_URL: `postgres://postgres:password@127.0.0.1:${relay.port}/leads`,
  };
  const program = 'tests/server/chaos/quick-server.ts';
  await makeServerFolder(folder);
  const servers = [
    await startServer({ folder, env, program }),
    await startServer({ folder, env, program }),
  ];
  const loads = servers.map(({ url }, index) => startLoad(url, 4, 5, `server${index}`));
  await pause(life);
  await primary.kill();
  const killed = performance.now();
  await standby.administer('SELECT pg_promote()');
  relay.switchTo(standby.port);
  const probe = startLoad(servers[0]?.url ?? '', 1, 0, 'probe');
  const reports = [await probe.finish()];
  const paused = performance.now() - killed;
  await pause(life);
  reports.push(...(await Promise.all(loads.map((load) => load.finish()))));
  const store = await openLeads({ url: standby.urlOf('leads'), file: undefined });
  const stored = await emailsOf(store);
  const sent = await untilNotified(stored, receiver.received, mail.messages);
  await store.close();
  for (const server of servers) await server.end('SIGTERM');
  await Promise.all([receiver.close(), mail.close()]);
  relay.close();
  await Promise.all([primary.stop(), standby.stop()]);
  return {
    ...tally(
      reports.flatMap(({ acknowledged }) => acknowledged),
      stored,
    ),
    /** Milliseconds from the kill to the next acknowledged lead. */
    pause: Math.round(paused),
    cut: reports.reduce((sum, { cut }) => sum + cut, 0),
    ...sent,
  };
}

/** Fails over some times, with a new pair each. */
async function failOverRepeatedly(rounds: number, seed: string) {
  const server = await startPostgres();
  await server.administer('CREATE DATABASE leads');
  await server.pause();
  const random = randomFrom(seed);
  const reports: Awaited<ReturnType<typeof failOver>>[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const life = 1500 + random() * 2500;
    reports.push(await inFolder((folder) => failOver(folder, server.folder, life)));
  }
  await server.stop();
  return reports;
}

/** Prints a row for each round. Rejects with a sentence if a lead is lost or doubled, or not told once. */
export async function chaosFailover(rounds: number, seed: string): Promise<void> {
  console.log(`Killing the primary of a PostgreSQL pair ${rounds} times; seed ${seed}.`);
  const reports = await failOverRepeatedly(rounds, seed);
  console.table(reports);
  const broken = reports.filter((each) => !isPerfect(each));
  if (broken.length > 0)
    throw new Error(`${broken.length} rounds went wrong; run again with --seed ${seed}.`);
}
