import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { startDeliveries } from '#src/server/deliveries/deliveries.ts';
import { notifiersOf } from '#src/server/deliveries/notifiers.ts';
import { deliverySettings } from '#src/server/deliveries/settings.ts';
import { startMailServer } from './fixtures/receivers.ts';
import {
  byMail,
  lead,
  notifyingServer,
  quick,
  until,
  untilSettled,
} from './fixtures/notifying-server.ts';
import { watchedLog } from './fixtures/watched-log.ts';

const one = 'one@waymark.example';
const two = 'two@waymark.example';
const visitor = 'aroha@example.co.nz';
const unconfirmed = { LEADS_CONFIRM: 'off' };

async function mailServer(options: Parameters<typeof startMailServer>[0]) {
  const server = await startMailServer(options);
  onTestFinished(server.close);
  return server;
}

type Server = Awaited<ReturnType<typeof mailServer>>;

const sentTo = ({ messages }: Server) => messages.flatMap(({ to }) => to).toSorted();

const rejecting = (rejected: string) => ({
  recipientReply: (address: string) =>
    address === rejected ? { code: 550, words: `5.1.1 <${rejected}> User unknown` } : undefined,
});

test('keeps a status for each recipient, and reports the failed one', async () => {
  const server = await mailServer(rejecting(one));
  const log = watchedLog();
  const env = { ...byMail(server.url), ...unconfirmed };
  const { store, deliveries } = await notifyingServer(env, quick, log);
  await store.save(lead);
  deliveries.leadStored();
  await untilSettled(store);
  expect(sentTo(server)).toEqual([two]);
  expect((await store.list())[0]?.notified).toBe('failed');
  expect((await store.find({ id: 1 }))[0]).toMatchObject({
    notifications: [
      { channel: 'mail', recipient: one, state: 'failed', attempts: 1 },
      { channel: 'mail', recipient: two, state: 'told', attempts: 1, problem: null },
    ],
  });
  expect(log.warning).toHaveBeenCalledExactlyOnceWith('notification failed for good', {
    channel: 'mail',
    lead: 1,
    attempt: 1,
    code: '550',
    words: '5.1.1 <(address)> User unknown',
  });
  expect(await store.notifications.acknowledge(1)).toBe(1);
  expect((await store.list())[0]?.notified).toBe('told');
});

test.each([
  ['554 for its Reply-To', 554, 'Reply-To', { state: 'told', attempts: 1 }],
  ['554 for what it says', 554, 'Aroha', { state: 'failed', attempts: 1 }],
  ['451 for its Reply-To', 451, 'Reply-To', { state: 'due', attempts: 1 }],
])('sends a message that got %s without one, only if that can help', async (_, code, word, end) => {
  const server = await mailServer({
    messageReply: (text) => (text.includes(word) ? { code, words: 'Rejected' } : undefined),
  });
  const env = { ...byMail(server.url), ...unconfirmed, LEADS_MAIL_TO: one };
  const slow = { ...quick, firstRetry: 600_000 };
  const { store, deliveries } = await notifyingServer(env, slow);
  await store.save({ ...lead, values: { ...lead.values, firm: 'greenlion' } });
  deliveries.leadStored();
  await until(async () => {
    const [found] = await store.find({ id: 1 });
    return (
      found?.notifications.every((each) => each.state !== 'due' || each.problem !== null) ?? false
    );
  });
  expect((await store.find({ id: 1 }))[0]?.notifications).toMatchObject([
    { channel: 'mail', ...end },
    { channel: 'firm', ...end },
  ]);
  expect(sentTo(server)).toEqual(end.state === 'told' ? ['greenlion@waymark.example', one] : []);
  for (const { text } of server.messages) {
    expect(text.replaceAll('=\r\n', '')).toContain(
      `Write to ${visitor}: a reply to this message does not reach them.`,
    );
  }
});

test('gives up on an operator removed from LEADS_MAIL_TO', async () => {
  const server = await mailServer({});
  const env = { ...byMail(server.url), ...unconfirmed };
  const { store, deliveries } = await notifyingServer(env);
  await deliveries.stop();
  await store.save(lead);
  const { mail } = deliverySettings({ ...env, LEADS_MAIL_TO: two });
  const others = startDeliveries({
    queue: store.notifications,
    notifiers: notifiersOf({ webhook: undefined, mail }),
    policy: quick,
    log: watchedLog(),
  });
  onTestFinished(others.stop);
  await untilSettled(store);
  expect(sentTo(server)).toEqual([two]);
  expect((await store.find({ id: 1 }))[0]).toMatchObject({
    notifications: [{ state: 'failed', problem: 'removed not in LEADS_MAIL_TO any more' }, {}],
  });
});

test('retries a greylisted recipient, and sends to the other once', async () => {
  let greylisted = 2;
  const server = await mailServer({
    recipientReply: (address) => {
      if (address !== one || greylisted === 0) return undefined;
      greylisted -= 1;
      return { code: 450, words: '4.2.0 Greylisted' };
    },
  });
  const { store, deliveries } = await notifyingServer({ ...byMail(server.url), ...unconfirmed });
  await store.save(lead);
  deliveries.leadStored();
  await untilSettled(store);
  expect(sentTo(server)).toEqual([one, two]);
  expect(server.recipients.filter((address) => address === one)).toHaveLength(3);
});

test('sends what a rejected login kept back, once the password is right', async () => {
  let isWrong = true;
  const server = await mailServer({ rejectsLogin: () => isWrong });
  const url = server.url.replace('//', '//waymark:secret@');
  const { store, deliveries } = await notifyingServer({ ...byMail(url), ...unconfirmed });
  await store.save(lead);
  deliveries.leadStored();
  const { backlog } = store.notifications;
  await until(async () => server.logins.length > 2 || (await backlog()).failed > 0);
  expect(await backlog()).toMatchObject({ due: 2, failed: 0 });
  isWrong = false;
  await untilSettled(store);
  expect(sentTo(server)).toEqual([one, two]);
});

test('sends one copy to a server that acknowledges slowly', async () => {
  // Several times as long as the lease of an attempt.
  const server = await mailServer({ acknowledge: () => pause(1500) });
  const env = { ...byMail(server.url), ...unconfirmed, LEADS_MAIL_TO: one };
  const { store, deliveries } = await notifyingServer(env, { ...quick, lease: 300 });
  await store.save(lead);
  deliveries.leadStored();
  await untilSettled(store);
  expect(sentTo(server)).toEqual([one]);
});

test('aborts an attempt at its timeout', async () => {
  const server = await mailServer({ acknowledge: () => new Promise(() => {}) });
  const env = { ...byMail(server.url), ...unconfirmed, LEADS_MAIL_TO: one };
  const policy = { ...quick, mailTimeout: 200, maxAttempts: 2 };
  const { store, deliveries } = await notifyingServer(env, policy);
  await store.save(lead);
  deliveries.leadStored();
  await untilSettled(store);
  expect((await store.find({ id: 1 }))[0]).toMatchObject({
    notifications: [{ state: 'failed', attempts: 2, problem: 'timeout no response in time' }],
  });
});

test('tries a rejected confirmation once, and records it on the lead', async () => {
  const server = await mailServer(rejecting(visitor));
  const { store, deliveries } = await notifyingServer(byMail(server.url));
  await store.save(lead);
  deliveries.leadStored();
  await untilSettled(store);
  expect(server.recipients.filter((address) => address === visitor)).toHaveLength(1);
  expect((await store.list())[0]?.notified).toBe('told');
  expect((await store.notifications.backlog()).failed).toBe(0);
  expect(await store.notifications.unconfirmed()).toEqual([1]);
  expect(await store.notifications.acknowledge()).toBe(1);
  expect(await store.notifications.unconfirmed()).toEqual([]);
});

test('confirms to one address once an hour, and records the rest on the lead', async () => {
  const server = await mailServer({});
  const { store, deliveries } = await notifyingServer(byMail(server.url));
  const minutes = [0, 1, 59, 61];
  for (const minute of minutes) {
    await store.save({
      ...lead,
      idempotencyKey: `minute ${minute}`,
      receivedAt: new Date(Date.UTC(2026, 10, 21, 0, minute)),
      values: { ...lead.values, email: minute === 1 ? visitor.toUpperCase() : visitor },
    });
  }
  deliveries.leadStored();
  for (const id of [1, 2, 3, 4]) await untilSettled(store, id);
  expect(sentTo(server).filter((address) => address === visitor)).toHaveLength(2);
  const states = await Promise.all(
    [1, 2, 3, 4].map(async (id) => {
      const [found] = await store.find({ id });
      return found?.notifications.find(({ channel }) => channel === 'confirmation');
    }),
  );
  expect(states).toMatchObject([
    { state: 'told', held: 2 },
    { state: 'skipped', held: 0 },
    { state: 'skipped', held: 0 },
    { state: 'told', held: 0 },
  ]);
});

test.each([
  ['an address of another machine', '0.0.0.0', {}],
  ['this machine, where TLS is required', '127.0.0.1', { LEADS_SMTP_TLS: 'required' }],
])('sends neither login nor lead unencrypted to %s', async (_, host, tls) => {
  const server = await mailServer({});
  // Resolves to this machine, but is not one of its names.
  const url = `smtp://user:secret@${host}:${server.port}`;
  const env = { ...byMail(url), ...unconfirmed, ...tls };
  const { store, deliveries } = await notifyingServer(env, { ...quick, maxAttempts: 1 });
  await store.save(lead);
  deliveries.leadStored();
  await untilSettled(store);
  expect(server.logins).toEqual([]);
  expect(server.messages).toEqual([]);
  expect((await store.find({ id: 1 }))[0]).toMatchObject({
    notifications: [
      { state: 'failed', problem: expect.stringMatching(/^(?:ETLS|502|500|503)/) },
      { state: 'failed' },
    ],
  });
});

test.each([
  ['this machine', '127.0.0.1', {}],
  ['another machine that a setting allows', '0.0.0.0', { LEADS_SMTP_TLS: 'optional' }],
])('logs in without TLS on %s', async (_, host, tls) => {
  const server = await mailServer({});
  const url = `smtp://user:secret@${host}:${server.port}`;
  const { store, deliveries } = await notifyingServer({ ...byMail(url), ...unconfirmed, ...tls });
  await store.save(lead);
  deliveries.leadStored();
  await until(() => server.messages.length === 2);
  expect(server.logins).toEqual(['user', 'user']);
  await untilSettled(store);
});
