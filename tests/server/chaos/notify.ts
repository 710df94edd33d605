import { setTimeout as pause } from 'node:timers/promises';
import { randomFrom } from '#art/random.ts';
import { startMailServer, startReceiver } from '#tests/server/fixtures/receivers.ts';
import { inFolder } from './in-folder.ts';
import { storedIn } from './kills.ts';
import { startLoad } from './load.ts';
import { makeServerFolder, startServer } from './server-process.ts';

/** The longest a server lives, in milliseconds, from when it listens to when it is killed. */
const longestLife = 700;

/** How long, in milliseconds, each receiver refuses connections once. */
const away = 1500;

const operators = ['operator@waymark.example', 'second@waymark.example'];

/** An operator's address that the mail server rejects for good. */
const rejectedOperator = 'left@waymark.example';

/** One visitor in ten has mistyped the address. */
const isRejected = (address: string): boolean => address === rejectedOperator || /7@/.test(address);

export interface NotifyReport {
  readonly kills: number;
  readonly stored: number;
  /** Visitors whose address the mail server rejected. */
  readonly rejected: number;
  /** Leads that failed for the operator with the rejected address: must be all. */
  readonly failed: number;
  /** Messages sent unencrypted while TLS was required: must be 0. */
  readonly inClear: number;
  /** Webhooks that the receiver rejected, ignored or cut off. */
  readonly troubled: number;
  /** By channel: leads notified, leads never notified, and repeated notifications. */
  readonly channels: Readonly<Record<string, { notified: number; lost: number; doubles: number }>>;
}

const countOf = (stored: readonly string[], notified: readonly string[]) => {
  const known = new Set(notified);
  const lost = stored.filter((email) => !known.has(email)).length;
  return { notified: known.size, lost, doubles: notified.length - known.size };
};

/** A webhook receiver with random responses: success, 500, none, or a closed connection. */
async function moodyReceiver(random: () => number) {
  let isMoody = true;
  let troubled = 0;
  const notified: string[] = [];
  const open = (port?: number) =>
    startReceiver((response, { body }) => {
      const chance = isMoody ? random() : 1;
      if (chance < 0.3) troubled += 1;
      if (chance < 0.1) response.writeHead(500).end();
      else if (chance < 0.2) response.destroy();
      else if (chance >= 0.3) {
        notified.push(JSON.parse(body).data.values.email);
        response.writeHead(204).end();
      }
    }, port);
  let receiver = await open();
  return {
    url: receiver.url,
    notified,
    troubled: () => troubled,
    /** Refuses connections for a while. */
    leave: async () => {
      await receiver.close();
      await pause(away);
      receiver = await open(receiver.port);
    },
    calmDown: () => {
      isMoody = false;
    },
    close: () => receiver.close(),
  };
}

/** Waits until all notifications are sent, for at most 4 minutes. */
async function untilSent(isSent: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + 240_000;
  while (!(await isSent())) {
    if (performance.now() > end) return;
    await pause(100);
  }
}

/**
 * Kills the server (SIGKILL) at random moments between storing and notifying, while its receivers
 * fail, hang, hang up and refuse connections. Then lets it finish, and counts notifications.
 */
export async function notifyUnderFire(
  folder: string,
  kills: number,
  seed: string,
): Promise<NotifyReport> {
  const random = randomFrom(seed);
  let isCalm = false;
  const receiver = await moodyReceiver(random);
  const mail = await startMailServer({
    defers: () => !isCalm && random() < 0.3,
    // Greylists anybody, and rejects some visitors for good.
    recipientReply: (address) => {
      if (isRejected(address)) return { code: 550, words: '5.1.1 User unknown' };
      return !isCalm && random() < 0.2 ? { code: 450, words: '4.2.0 Greylisted' } : undefined;
    },
    // Several times as long as the lease of an attempt.
    acknowledge: () => (!isCalm && random() < 0.05 ? pause(4000) : Promise.resolve()),
  });
  const env = {
    LEADS_WEBHOOK_URL: receiver.url,
    LEADS_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
    LEADS_SMTP_URL: mail.url,
    LEADS_MAIL_FROM: 'leads@waymark.example',
    LEADS_MAILS_A_DAY: '999999',
    LEADS_MAIL_TO: [rejectedOperator, ...operators].join(','),
  };
  const program = 'tests/server/chaos/quick-server.ts';
  await makeServerFolder(folder);
  let server = await startServer({ folder, env, program });
  const load = startLoad(server.url, 2, 50);
  let inClear = 0;
  let messagesBefore = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    // The mail server does not offer STARTTLS, and every third server requires it.
    const requiresTls = kill % 3 === 1;
    await pause(requiresTls ? longestLife : random() * longestLife);
    await server.end('SIGKILL');
    if (requiresTls) inClear += mail.messages.length - messagesBefore;
    messagesBefore = mail.messages.length;
    if (kill === Math.floor(kills / 2)) await receiver.leave();
    const tls = kill % 3 === 0 ? 'required' : 'optional';
    const settings = { ...env, LEADS_SMTP_TLS: tls };
    server = await startServer({ folder, env: settings, program, port: server.port });
  }
  await load.finish();
  await server.end('SIGKILL');
  server = await startServer({ folder, env, program, port: server.port });
  const stored = await storedIn(folder);
  isCalm = true;
  receiver.calmDown();
  const to = (operator: string) =>
    mail.messages.flatMap(({ to: recipients, text }) =>
      recipients.includes(operator) ? (/^Reply-To: (\S+)/m.exec(text)?.[1] ?? []) : [],
    );
  const toVisitors = () =>
    mail.messages.flatMap(({ to: recipients }) =>
      recipients.filter((each) => !operators.includes(each)),
    );
  const failed = async (): Promise<number> => {
    const response = await fetch(`${server.url}/metrics`);
    return Number(/^waymark_notifications_failed (\d+)/m.exec(await response.text())?.[1]);
  };
  const channels = () => ({
    webhook: countOf(stored, receiver.notified),
    ...Object.fromEntries(operators.map((each) => [each, countOf(stored, to(each))])),
    confirmation: countOf(
      stored.filter((email) => !isRejected(email)),
      toVisitors(),
    ),
  });
  await untilSent(
    async () =>
      Object.values(channels()).every(({ lost }) => lost === 0) &&
      (await failed()) === stored.length,
  );
  const failedLeads = await failed();
  await server.end('SIGTERM');
  await Promise.all([receiver.close(), mail.close()]);
  return {
    kills,
    stored: stored.length,
    rejected: stored.filter(isRejected).length,
    failed: failedLeads,
    inClear,
    troubled: receiver.troubled(),
    channels: channels(),
  };
}

/** Prints whether every recipient got every lead. Rejects with a sentence if one did not. */
export async function chaosNotify(kills: number, seed: string): Promise<void> {
  console.log(`Killing the server ${kills} times between storing and telling; seed ${seed}.`);
  const begun = performance.now();
  const report = await inFolder((folder) => notifyUnderFire(folder, kills, seed));
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  console.log(
    `${report.kills} kills in ${seconds} s: ${report.stored} leads stored; the webhook's receiver failed ${report.troubled} times; the mail server rejected ${report.rejected} visitors, and one operator's address for ${report.failed} leads; ${report.inClear} messages were sent in clear text while TLS was required.`,
  );
  for (const [channel, { notified, lost, doubles }] of Object.entries(report.channels)) {
    const share = ((100 * notified) / report.stored).toFixed(1);
    console.log(`${channel}: told at least once ${share}%, lost ${lost}, doubles ${doubles}.`);
  }
  const isLost = Object.values(report.channels).some(({ lost }) => lost > 0);
  if (isLost || report.inClear > 0 || report.failed !== report.stored) {
    throw new Error(`Some notifications are lost or wrong; run again with --seed ${seed}.`);
  }
}
