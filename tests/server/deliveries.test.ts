import { setTimeout as pause } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { expect, onTestFinished, test } from 'vitest';
import { usualPace, type Pace } from '#machines/lead-delivery/pace.ts';
import { channelsOf } from '#src/server/deliveries/channels.ts';
import { startDeliveries } from '#src/server/deliveries/deliveries.ts';
import { deliverySettings } from '#src/server/deliveries/settings.ts';
import { silentLog } from '#src/server/log.ts';
import { openLeadStore } from '#src/server/store/open-lead-store.ts';
import { lead as values } from './fixtures/lead.ts';
import { startMailServer, startReceiver } from './fixtures/receivers.ts';
import { temporaryFolder } from './fixtures/temporary-folder.ts';

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

const quick: Pace = {
  ...usualPace,
  firstRetry: 20,
  longestRetry: 40,
  patience: 5000,
  longestRest: 50,
  storeTrouble: 20,
};

type Env = Readonly<Record<string, string>>;

const byWebhook = (url: string): Env => ({ LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET: secret });

const byMail = (url: string): Env => ({
  LEADS_SMTP_URL: url,
  LEADS_MAIL_FROM: 'leads@waymark.example',
  LEADS_MAIL_TO: 'one@waymark.example, two@waymark.example',
});

const lead = {
  form: 'quote',
  idempotencyKey: 'a1b2',
  fingerprint: 'c3d4',
  reference: 'K7Q2-M9XD',
  receivedAt: new Date('2026-11-21T00:00:00.000Z'),
  values,
};

/** A store, and what tells of its leads as a server with these settings does. */
async function tellingServer(env: Env, pace = quick) {
  const file = `${await temporaryFolder()}/leads.db`;
  const channels = channelsOf(deliverySettings(env));
  const store = await openLeadStore({ url: `file:${file}`, file, authToken: undefined }, [
    ...channels.keys(),
  ]);
  const queue = store.notifications;
  const start = () => startDeliveries({ queue, channels, pace, log: silentLog });
  const deliveries = start();
  onTestFinished(() => {
    deliveries.stop();
    store.close();
  });
  return { store, deliveries, start };
}

/** Waits until something has come about. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(5);
}

type Store = Awaited<ReturnType<typeof tellingServer>>['store'];

const toldOf = async (store: Store) => (await store.list()).map(({ told }) => told);

const isTold = (store: Store) => async () => (await toldOf(store)).join('') === 'told';

test('a webhook tells of a lead, signed, and is told again under the same name', async () => {
  let refusals = 2;
  const receiver = await startReceiver((response) => {
    refusals -= 1;
    response.writeHead(refusals >= 0 ? 500 : 200).end('ignored');
  });
  onTestFinished(receiver.close);
  const { store, deliveries } = await tellingServer(byWebhook(receiver.url));
  await store.save(lead);
  deliveries.leadStored();
  await until(isTold(store));
  expect(receiver.received).toHaveLength(3);
  const names = receiver.received.map(({ headers }) => headers['webhook-id']);
  expect(new Set(names)).toEqual(new Set(['lead_1_K7Q2-M9XD']));
  const [first] = receiver.received;
  const {
    'webhook-id': id,
    'webhook-timestamp': time,
    'webhook-signature': signature,
  } = {
    ...first?.headers,
  };
  const headers = {
    'webhook-id': String(id),
    'webhook-timestamp': String(time),
    'webhook-signature': String(signature),
  };
  expect(new Webhook(secret).verify(first?.body ?? '', headers)).toEqual({
    type: 'lead.stored',
    timestamp: '2026-11-21T00:00:00.000Z',
    data: {
      id: 1,
      reference: 'K7Q2-M9XD',
      form: 'quote',
      receivedAt: '2026-11-21T00:00:00.000Z',
      values,
    },
  });
  expect(await store.desk.find(1)).toMatchObject({
    notifications: [{ channel: 'webhook', state: 'told', attempts: 3, problem: null }],
  });
});

test.each([
  ['answers with an error', 'answered 500', (response) => response.writeHead(500).end()],
  [
    'sends it elsewhere',
    'answered 307',
    (response) => response.writeHead(307, { Location: 'http://127.0.0.1:9/' }).end(),
  ],
  ['never answers', 'no answer in time', () => {}],
  ['hangs up', 'UND_ERR_SOCKET', (response) => response.destroy()],
] satisfies readonly [string, string, Parameters<typeof startReceiver>[0]][])(
  'a receiver that %s is tried so many times and then given up, until it is tried again',
  async (_, problem, answer) => {
    const receiver = await startReceiver(answer);
    onTestFinished(receiver.close);
    const isSilent = problem === 'no answer in time';
    const pace = { ...quick, mostAttempts: 3, ...(isSilent ? { patience: 300 } : {}) };
    const { store, deliveries } = await tellingServer(byWebhook(receiver.url), pace);
    await store.save(lead);
    deliveries.leadStored();
    await until(async () => (await store.notifications.failed()) === 1);
    expect(receiver.received).toHaveLength(3);
    expect(await toldOf(store)).toEqual(['failed']);
    expect(await store.desk.find(1)).toMatchObject({ notifications: [{ attempts: 3, problem }] });
    expect(await store.notifications.retry(new Date(), 2)).toBe(0);
    expect(await store.notifications.retry(new Date())).toBe(1);
    await until(async () => (await store.notifications.failed()) === 1);
    expect(receiver.received).toHaveLength(6);
  },
);

test('a receiver that is not there yet is told once it is', async () => {
  const before = await startReceiver();
  await before.close();
  const { store, deliveries } = await tellingServer(byWebhook(before.url));
  await store.save(lead);
  deliveries.leadStored();
  await until(async () => (await store.desk.find(1))?.notifications[0]?.problem === 'ECONNREFUSED');
  const receiver = await startReceiver(undefined, before.port);
  onTestFinished(receiver.close);
  await until(isTold(store));
  expect(receiver.received).toHaveLength(1);
});

test('what was broken off is told by the next that starts', async () => {
  let isHanging = true;
  const receiver = await startReceiver((response) => {
    if (!isHanging) response.writeHead(200).end();
  });
  onTestFinished(receiver.close);
  const { store, deliveries, start } = await tellingServer(byWebhook(receiver.url));
  await store.save(lead);
  deliveries.leadStored();
  await until(() => receiver.received.length === 1);
  deliveries.stop();
  isHanging = false;
  const next = start();
  onTestFinished(next.stop);
  await until(isTold(store));
  expect(receiver.received).toHaveLength(2);
});

test('a mail server gets the lead for the operator, and a confirmation for the visitor', async () => {
  let refusals = 2;
  const server = await startMailServer(() => {
    refusals -= 1;
    return refusals >= 0;
  });
  onTestFinished(server.close);
  const { store, deliveries } = await tellingServer(byMail(server.url));
  await store.save(lead);
  deliveries.leadStored();
  await until(isTold(store));
  const [notice, confirmation] = server.messages.toSorted((a, b) => b.to.length - a.to.length);
  expect(notice).toMatchObject({
    from: 'leads@waymark.example',
    to: ['one@waymark.example', 'two@waymark.example'],
  });
  expect(notice?.text).toContain('Subject: New lead (quote): K7Q2-M9XD\r\n');
  expect(notice?.text).toContain('Reply-To: aroha@example.co.nz\r\n');
  expect(notice?.text).toContain('Message-ID: <lead_1_K7Q2-M9XD.leads@waymark.example>\r\n');
  expect(notice?.text).toContain('services: GST Returns, Tax Planning\r\n');
  expect(confirmation?.to).toEqual(['aroha@example.co.nz']);
  expect(confirmation?.text).toContain('Subject: Waymark has your request: K7Q2-M9XD\r\n');
  expect(confirmation?.text).toContain('Auto-Submitted: auto-generated\r\n');
  expect(confirmation?.text).not.toContain('Aroha');
  expect(server.messages).toHaveLength(2);
});

test('no confirmation is sent where it is turned off', async () => {
  const server = await startMailServer();
  onTestFinished(server.close);
  const env = { ...byMail(server.url), LEADS_CONFIRM: 'off' };
  const { store, deliveries } = await tellingServer(env);
  await store.save(lead);
  deliveries.leadStored();
  await until(isTold(store));
  expect(server.messages.map(({ to }) => to)).toEqual([
    ['one@waymark.example', 'two@waymark.example'],
  ]);
});

test('a lead that is delivered twice is told once, and one that is deleted to nobody', async () => {
  const receiver = await startReceiver();
  onTestFinished(receiver.close);
  const { store, deliveries } = await tellingServer(byWebhook(receiver.url));
  await store.save({ ...lead, idempotencyKey: 'deleted' });
  await store.remove({});
  await store.save(lead);
  await store.save(lead);
  deliveries.leadStored();
  await until(isTold(store));
  expect(receiver.received).toHaveLength(1);
});
