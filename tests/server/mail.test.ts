import { expect, onTestFinished, test } from 'vitest';
import { lead, notifyingServer, quick, until, untilSettled } from './fixtures/notifying-server.ts';
import { byMail, startMailServer } from './fixtures/receivers.ts';
import { watchedLog } from './fixtures/watched-log.ts';

const one = 'one@waymark.example';
const two = 'two@waymark.example';
const visitor = 'aroha@example.co.nz';
const unconfirmed = { LEADS_CONFIRM: 'off' };
const toOne = { ...unconfirmed, LEADS_MAIL_TO: one };

async function mailServer(options: Parameters<typeof startMailServer>[0] = {}) {
  const server = await startMailServer(options);
  onTestFinished(server.close);
  return server;
}

const sentTo = ({ messages }: Awaited<ReturnType<typeof mailServer>>) =>
  messages.flatMap(({ to }) => to).toSorted();

/** A server that has a lead to send by mail. */
async function sendTo(url: string, env = {}, policy = quick, firm = '') {
  const log = watchedLog();
  const { store, deliveries } = await notifyingServer({ ...byMail(url), ...env }, policy, log);
  await store.save({ ...lead, values: { ...lead.values, firm } });
  deliveries.leadStored();
  const notifications = async () => (await store.find({ id: 1 }))[0]?.notifications;
  return { store, deliveries, log, notifications };
}

test.each([
  [one, 550, { state: 'failed', attempts: 1 }, 'notification failed for good'],
  [one, 450, { state: 'told', attempts: 3 }, 'notification failed; it will be retried'],
  [visitor, 550, { state: 'failed', attempts: 1 }, 'confirmation rejected'],
])('after %s was rejected with %i, it alone is %j', async (rejected, code, end, line) => {
  let rejections = 2;
  const server = await mailServer({
    recipientReply: (address) => {
      if (address !== rejected || rejections === 0) return undefined;
      rejections -= 1;
      return { code, words: `5.1.1 <${rejected}> User unknown` };
    },
  });
  const { store, log, notifications } = await sendTo(server.url);
  await untilSettled(store);
  const others = [one, two, visitor].filter((each) => each !== rejected);
  expect(
    sentTo(server)
      .filter((each) => each !== rejected)
      .toSorted(),
  ).toEqual(others.toSorted());
  const accepted = { state: 'told', attempts: 1 };
  expect(await notifications()).toMatchObject([
    rejected === one ? end : accepted,
    accepted,
    rejected === visitor ? end : accepted,
  ]);
  expect(log.warning).toHaveBeenCalledTimes(end.state === 'told' ? 2 : 1);
  expect(log.warning).toHaveBeenCalledWith(line, {
    channel: rejected === visitor ? 'confirmation' : 'mail',
    lead: 1,
    attempt: 1,
    code: String(code),
    response: '5.1.1 <(address)> User unknown',
  });
});

test.each([
  ['554 for its Reply-To', 554, 'Reply-To', { state: 'told', attempts: 1 }],
  ['554 for what it says', 554, 'Aroha', { state: 'failed', attempts: 1 }],
  ['451 for its Reply-To', 451, 'Reply-To', { state: 'due', attempts: 1 }],
])('sends a message that got %s without one, only if that can help', async (_, code, word, end) => {
  const server = await mailServer({
    messageReply: (text) => (text.includes(word) ? { code, words: 'Rejected' } : undefined),
  });
  const slow = { ...quick, firstRetry: 600_000, maxRetry: 600_000 };
  const { notifications } = await sendTo(server.url, toOne, slow, 'greenlion');
  const isTried = ({ state, problem }: { state: string; problem: string | null }) =>
    state !== 'due' || problem !== null;
  await until(async () => (await notifications())?.every(isTried) ?? false);
  expect(await notifications()).toMatchObject([
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

test('sends what a rejected login kept back, once the password is right', async () => {
  let isWrong = true;
  const server = await mailServer({ rejectsLogin: () => isWrong });
  const url = server.url.replace('//', '//waymark:secret@');
  const { store } = await sendTo(url, unconfirmed);
  const { backlog } = store.notifications;
  await until(async () => server.logins.length > 2 || (await backlog()).failed > 0);
  expect(await backlog()).toMatchObject({ due: 2, failed: 0 });
  isWrong = false;
  await untilSettled(store);
  expect(sentTo(server)).toEqual([one, two]);
});

test('holds back what one recipient gets beyond the limit of a day, without an attempt', async () => {
  const server = await mailServer();
  const { store, deliveries, log, notifications } = await sendTo(server.url, {
    ...unconfirmed,
    LEADS_MAILS_A_DAY: '1',
  });
  await untilSettled(store);
  await store.happen(1, {
    step: 'correct',
    by: 'mere',
    at: new Date(),
    change: ({ values }) => ({ lead: { ...values, phone: '' } }),
  });
  deliveries.leadStored();
  await until(() => log.warning.mock.calls.length === 2);
  expect(log.warning).toHaveBeenCalledWith('a recipient has had the most messages of a day', {
    channel: 'mail',
    lead: 1,
  });
  await expect.poll(notifications).toMatchObject([
    { about: 'lead', recipient: one, state: 'told' },
    { about: 'lead', recipient: two, state: 'told' },
    { about: 'correction', state: 'due', attempts: 0, problem: null },
    { about: 'correction', state: 'due', attempts: 0, problem: null },
  ]);
  expect(sentTo(server)).toEqual([one, two]);
});

// 0.0.0.0 reaches this machine, but is not one of its names.
test.each([
  ['0.0.0.0', []],
  ['127.0.0.1', ['user']],
])('without TLS on %s the logins and leads sent are of %j', async (host, logins) => {
  const server = await mailServer();
  const url = `smtp://user:secret@${host}:${server.port}`;
  const policy = { ...quick, maxAttempts: 1 };
  const { store, notifications } = await sendTo(url, toOne, policy);
  await untilSettled(store);
  expect([server.logins, server.messages.length]).toEqual([logins, logins.length]);
  const [sent] = (await notifications()) ?? [];
  expect(`${sent?.state} ${sent?.problem}`).toMatch(
    logins.length > 0 ? 'told null' : /^failed (?:ETLS|502|500|503)/,
  );
});
