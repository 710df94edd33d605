import { Webhook } from 'standardwebhooks';
import { expect, onTestFinished, test } from 'vitest';
import { lead as values } from './fixtures/lead.ts';
import {
  byWebhook,
  isSent,
  lead,
  quick,
  secret,
  notifyingServer,
  sentOf,
  until,
  untilSettled,
} from './fixtures/notifying-server.ts';
import { collectGarbage } from './fixtures/collect-garbage.ts';
import { startReceiver } from './fixtures/receivers.ts';

type Respond = Parameters<typeof startReceiver>[0];

/** A server that notifies a webhook receiver, until the test ends. */
async function serverWithWebhook(respond?: Respond, policy = quick) {
  const receiver = await startReceiver(respond);
  onTestFinished(receiver.close);
  return { receiver, ...(await notifyingServer(byWebhook(receiver.url), policy)) };
}

test('signs a webhook, and retries it under the same id', async () => {
  let refusals = 2;
  const { receiver, store, deliveries } = await serverWithWebhook((response) => {
    refusals -= 1;
    response.writeHead(refusals >= 0 ? 500 : 200).end('ignored');
  });
  await store.save(lead);
  deliveries.leadStored();
  await until(isSent(store));
  expect(receiver.received).toHaveLength(3);
  const names = receiver.received.map(({ headers }) => headers['webhook-id']);
  expect(names[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(names).size).toBe(1);
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
  expect((await store.find({ id: 1 }))[0]).toMatchObject({
    notifications: [{ channel: 'webhook', state: 'told', attempts: 3, problem: null }],
  });
});

test.each([
  [
    'responds with an error',
    '500 Internal Server Error',
    (response) => response.writeHead(500).end(),
  ],
  [
    'sends it elsewhere',
    '307 Temporary Redirect',
    (response) => response.writeHead(307, { Location: 'http://127.0.0.1:9/' }).end(),
  ],
  ['never responds', 'timeout no response in time', () => {}],
  ['hangs up', 'UND_ERR_SOCKET', (response) => response.destroy()],
] satisfies readonly [string, string, Respond][])(
  'gives up on a receiver that %s after the maximum attempts, until a manual retry',
  async (_, problem, respond) => {
    const isSilent = problem === 'timeout no response in time';
    const policy = { ...quick, maxAttempts: 3, ...(isSilent ? { webhookTimeout: 1000 } : {}) };
    const { receiver, store, deliveries } = await serverWithWebhook(respond, policy);
    await store.save(lead);
    deliveries.leadStored();
    await until(async () => (await store.notifications.backlog()).failed === 1);
    expect(receiver.received).toHaveLength(3);
    expect(await sentOf(store)).toEqual(['failed']);
    expect((await store.find({ id: 1 }))[0]).toMatchObject({
      notifications: [{ attempts: 3, problem }],
    });
    expect(await store.notifications.retry(2)).toBe(0);
    expect(await store.notifications.retry()).toBe(1);
    await until(async () => (await store.notifications.backlog()).failed === 1);
    expect(receiver.received).toHaveLength(6);
  },
);

test('ends an attempt in time despite garbage collection', async () => {
  const policy = { ...quick, maxAttempts: 1, webhookTimeout: 2000 };
  const { receiver, store, deliveries } = await serverWithWebhook(() => {}, policy);
  await store.save(lead);
  deliveries.leadStored();
  await until(() => receiver.received.length === 1);
  collectGarbage();
  await until(async () => (await store.notifications.backlog()).failed === 1);
  expect(await sentOf(store)).toEqual(['failed']);
});

test('retries until the receiver is up', async () => {
  const before = await startReceiver();
  await before.close();
  const { store, deliveries } = await notifyingServer(byWebhook(before.url));
  await store.save(lead);
  deliveries.leadStored();
  await until(
    async () => (await store.find({ id: 1 }))[0]?.notifications[0]?.problem === 'ECONNREFUSED',
  );
  const receiver = await startReceiver(undefined, before.port);
  onTestFinished(receiver.close);
  await until(isSent(store));
  expect(receiver.received).toHaveLength(1);
});

test('sends after a restart what the last run aborted', async () => {
  let isHanging = true;
  const { receiver, store, deliveries, start } = await serverWithWebhook(
    (response) => {
      if (!isHanging) response.writeHead(200).end();
    },
    { ...quick, lease: 500 },
  );
  await store.save(lead);
  deliveries.leadStored();
  await until(() => receiver.received.length === 1);
  await deliveries.stop();
  isHanging = false;
  const next = start();
  onTestFinished(next.stop);
  await until(isSent(store));
  expect(receiver.received).toHaveLength(2);
});

test('stops at 410, and waits as long as Retry-After asks', async () => {
  const replies = [
    { status: 503, headers: { 'Retry-After': '1' } },
    { status: 410, headers: {} },
  ];
  const times: number[] = [];
  const { store, deliveries } = await serverWithWebhook((response) => {
    times.push(performance.now());
    const { status, headers } = replies.shift() ?? { status: 204, headers: {} };
    response.writeHead(status, headers).end();
  });
  await store.save(lead);
  deliveries.leadStored();
  await untilSettled(store);
  const [first = 0, second = 0] = times;
  expect(second - first).toBeGreaterThanOrEqual(1000);
  expect((await store.find({ id: 1 }))[0]).toMatchObject({
    notifications: [{ state: 'failed', attempts: 2, problem: '410 Gone' }],
  });
});

test('posts corrections and withdrawals as separate events', async () => {
  const { receiver, store, deliveries } = await serverWithWebhook();
  await store.save(lead);
  deliveries.leadStored();
  await untilSettled(store);
  await store.lives.correct(1, { ...values, phone: '' }, 'mere', new Date());
  deliveries.leadStored();
  await untilSettled(store);
  await store.lives.send(1, { type: 'LEAD.WITHDRAW', by: 'mere', at: new Date().toISOString() });
  deliveries.leadStored();
  await untilSettled(store);
  expect(receiver.received.map(({ body }) => JSON.parse(body).type)).toEqual([
    'lead.stored',
    'lead.corrected',
    'lead.withdrawn',
  ]);
});

test('does not count a lead as sent to a firm without a mail server', async () => {
  const { store, deliveries } = await serverWithWebhook();
  await store.save({ ...lead, values: { ...values, firm: 'greenlion' } });
  deliveries.leadStored();
  await untilSettled(store);
  expect((await store.find({ id: 1 }))[0]).toMatchObject({ status: 'new', offers: [] });
});

test('sends a repeated lead once, and a deleted one never', async () => {
  const { receiver, store, deliveries } = await serverWithWebhook();
  await store.save({ ...lead, idempotencyKey: 'deleted' });
  await store.remove({});
  await store.save(lead);
  await store.save(lead);
  deliveries.leadStored();
  await until(isSent(store));
  expect(receiver.received).toHaveLength(1);
});

test('sends leads in the order in which they were stored, whatever the clock was', async () => {
  const { receiver, store, deliveries, start } = await serverWithWebhook();
  await deliveries.stop();
  for (const hour of ['02', '01', '03']) {
    const receivedAt = new Date(`2026-11-21T${hour}:00:00.000Z`);
    await store.save({ ...lead, idempotencyKey: hour, receivedAt });
  }
  onTestFinished(start().stop);
  await until(() => receiver.received.length === 3);
  expect(receiver.received.map(({ body }) => JSON.parse(body).data.id)).toEqual([1, 2, 3]);
});

test('sends again under a new id, so that receivers do not drop it as a repeat', async () => {
  const { receiver, store, deliveries } = await serverWithWebhook();
  await store.save(lead);
  deliveries.leadStored();
  await until(isSent(store));
  expect(await store.notifications.sendAgain(1)).toBe(1);
  deliveries.leadStored();
  await until(() => receiver.received.length === 2);
  const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
  expect(new Set(ids).size).toBe(2);
});

test('signs with two secrets while one replaces the other', async () => {
  const receiver = await startReceiver();
  onTestFinished(receiver.close);
  const next = `whsec_${Buffer.alloc(32, 9).toString('base64')}`;
  const env = { ...byWebhook(receiver.url), LEADS_WEBHOOK_SECRET: `${secret},${next}` };
  const { store, deliveries } = await notifyingServer(env);
  await store.save(lead);
  deliveries.leadStored();
  await until(isSent(store));
  const { body = '', headers = {} } = receiver.received[0] ?? {};
  const signed = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, String(value)]),
  );
  for (const each of [secret, next]) {
    expect(new Webhook(each).verify(body, signed)).toMatchObject({ type: 'lead.stored' });
  }
});
