import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { randomFrom } from '#art/random.ts';
import { openLeads } from '#src/server/decide/open-leads.ts';
import { startPostgres, type PostgresServer } from '#tests/server/fixtures/postgres-server.ts';
import { startMailServer, startReceiver } from '#tests/server/fixtures/receivers.ts';
import { inFolder } from './in-folder.ts';
import { startLoad } from './load.ts';
import { startRelay } from './relay.ts';
import { makeServerFolder, startServer } from './server-process.ts';

export interface FailoverReport {
  readonly acknowledged: number;
  /** Requests that were cut off or got a 503: their clients sent them again. */
  readonly retried: number;
  /** Milliseconds from the kill to the next acknowledged lead. */
  readonly pause: number;
  /** Acknowledged but not stored, stored twice, and stored without an acknowledgement: must be 0. */
  readonly lost: number;
  readonly doubled: number;
  readonly unknown: number;
  /** By receiver: leads without a message, and leads with two different messages: must be 0. */
  readonly untold: Readonly<Record<string, number>>;
  readonly sentTwice: Readonly<Record<string, number>>;
  /** Messages that came again under the same id, which a receiver ignores. */
  readonly repeats: number;
}

const operator = 'operator@waymark.example';

const copyData = async (from: string, to: string): Promise<void> => {
  await promisify(execFile)('cp', ['-a', from, to]);
};

/** A primary whose commits wait for its standby, from the data of a server that was stopped. */
async function startPair(template: string) {
  const from = (folder: string) => copyData(template, folder);
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

/** What each receiver got: the ids of its messages, by lead. */
function countSent(stored: readonly string[], notified: readonly { email: string; id: string }[]) {
  const ids = new Map<string, Set<string>>();
  for (const { email, id } of notified) ids.set(email, (ids.get(email) ?? new Set()).add(id));
  return {
    untold: stored.filter((email) => !ids.has(email)).length,
    sentTwice: [...ids.values()].filter(({ size }) => size > 1).length,
    repeats: notified.length - [...ids.values()].reduce((sum, { size }) => sum + size, 0),
  };
}

async function untilDone(isDone: () => boolean): Promise<void> {
  const end = performance.now() + 120_000;
  while (!isDone() && performance.now() < end) await pause(50);
}

/** Kills the primary under two servers in mid-load, promotes the standby, and counts what became of the leads. */
async function failOver(folder: string, template: string, life: number): Promise<FailoverReport> {
  const { primary, standby } = await startPair(template);
  const relay = await startRelay(primary.port);
  const receiver = await startReceiver();
  const mail = await startMailServer();
  const env = {
    LEADS_DATABASE_URL: `postgres://postgres:password@127.0.0.1:${relay.port}/leads`,
    LEADS_WEBHOOK_URL: receiver.url,
    LEADS_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
    LEADS_SMTP_URL: mail.url,
    LEADS_MAIL_FROM: 'leads@waymark.example',
    LEADS_MAILS_A_DAY: '999999',
    LEADS_MAIL_TO: operator,
    LEADS_CONFIRM: 'off',
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
  const stored = (await store.list()).map(({ values }) => String(values['email']));
  const webhooks = () =>
    receiver.received.map(({ headers, body }) => ({
      email: String(JSON.parse(body).data.values.email),
      id: String(headers['webhook-id']),
    }));
  const mails = () =>
    mail.messages.map(({ text }) => ({
      email: /^Reply-To: (\S+)/m.exec(text)?.[1] ?? '',
      id: /^Message-ID: (\S+)/m.exec(text)?.[1] ?? '',
    }));
  const counts = () => ({
    webhook: countSent(stored, webhooks()),
    mail: countSent(stored, mails()),
  });
  await untilDone(() => Object.values(counts()).every(({ untold }) => untold === 0));
  await store.close();
  for (const server of servers) await server.end('SIGTERM');
  await Promise.all([receiver.close(), mail.close()]);
  relay.close();
  await Promise.all([primary.stop(), standby.stop()]);
  const acknowledged = reports.flatMap((report) => report.acknowledged);
  const found = new Set(stored);
  const { webhook, mail: mailed } = counts();
  return {
    acknowledged: acknowledged.length,
    retried: reports.reduce((sum, { retried }) => sum + retried, 0),
    pause: Math.round(paused),
    lost: acknowledged.filter((email) => !found.has(email)).length,
    doubled: stored.length - found.size,
    unknown: stored.filter((email) => !acknowledged.includes(email)).length,
    untold: { webhook: webhook.untold, mail: mailed.untold },
    sentTwice: { webhook: webhook.sentTwice, mail: mailed.sentTwice },
    repeats: webhook.repeats + mailed.repeats,
  };
}

/** Makes the data of a stopped server with an empty database. */
async function withTemplate<T>(use: (template: string) => Promise<T>): Promise<T> {
  const server: PostgresServer = await startPostgres();
  await server.administer('CREATE DATABASE leads');
  await server.pause();
  return use(server.folder).finally(server.stop);
}

/** Fails over some times, with a new pair each. */
export const failOverRepeatedly = (
  rounds: number,
  seed: string,
  report: (round: number, report: FailoverReport) => void = () => {},
): Promise<readonly FailoverReport[]> =>
  withTemplate(async (template) => {
    const random = randomFrom(seed);
    const reports: FailoverReport[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const life = 1500 + random() * 2500;
      const found = await inFolder((folder) => failOver(folder, template, life));
      report(round, found);
      reports.push(found);
    }
    return reports;
  });

const isPerfect = ({ lost, doubled, unknown, untold, sentTwice }: FailoverReport): boolean =>
  [lost, doubled, unknown, ...Object.values(untold), ...Object.values(sentTwice)].every(
    (count) => count === 0,
  );

/** Prints a row for each round. Rejects with a sentence if a lead is lost or doubled, or not told once. */
export async function chaosFailover(rounds: number, seed: string): Promise<void> {
  console.log(
    `Killing the primary of a PostgreSQL pair under two servers ${rounds} times; seed ${seed}.\n`,
  );
  console.log(
    '| round | acknowledged | sent again | first lead after | lost | stored twice | not notified | notified twice | repeated |',
  );
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- |');
  const reports = await failOverRepeatedly(rounds, seed, (round, each) => {
    const sum = (counts: Readonly<Record<string, number>>): number =>
      Object.values(counts).reduce((a, b) => a + b, 0);
    console.log(
      `| ${[round, each.acknowledged, each.retried, `${each.pause} ms`, each.lost, each.doubled, sum(each.untold), sum(each.sentTwice), each.repeats].join(' | ')} |`,
    );
  });
  const broken = reports.filter((each) => !isPerfect(each)).length;
  if (broken > 0) throw new Error(`${broken} rounds went wrong; run again with --seed ${seed}.`);
}
