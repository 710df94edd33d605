import { expect, onTestFinished, test } from 'vitest';
import { countersRegistry } from '#src/server/counters.ts';
import { isSent, lead, notifyingServer, quick, until } from './fixtures/notifying-server.ts';
import { collectGarbage } from './fixtures/collect-garbage.ts';
import { byWebhook, startReceiver } from './fixtures/receivers.ts';

type Respond = Parameters<typeof startReceiver>[0];

/** A server that has a lead to send to a webhook receiver, until the test ends. */
async function sendTo(respond: Respond, policy = quick) {
  const receiver = await startReceiver(respond);
  onTestFinished(receiver.close);
  const { store, deliveries } = await notifyingServer(byWebhook(receiver.url), policy);
  await store.save(lead);
  deliveries.leadStored();
  return { received: receiver.received, store };
}

const notificationsOf = async (store: Awaited<ReturnType<typeof sendTo>>['store']) =>
  (await store.find({ id: 1 }))[0]?.notifications;

test('sends again under the same id until the receiver accepts', async () => {
  let refusals = 2;
  const { received, store } = await sendTo((response) => {
    refusals -= 1;
    response.writeHead(refusals >= 0 ? 500 : 200).end('ignored');
  });
  await until(isSent(store));
  const ids = received.map(({ headers }) => String(headers['webhook-id']));
  expect(ids).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), ids[0], ids[0]]);
  expect(await notificationsOf(store)).toMatchObject([
    { channel: 'webhook', state: 'told', attempts: 3, problem: null },
  ]);
  expect(await countersRegistry.getSingleMetricAsString('waymark_leads_told_total')).toMatch(
    /\{channel="webhook"\} [1-9]/,
  );
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
  'gives up on a receiver that %s, until a manual retry',
  async (_, problem, respond) => {
    const { received, store } = await sendTo(respond, {
      ...quick,
      maxAttempts: 2,
      timeouts: { ...quick.timeouts, webhook: 1000 },
    });
    const failed = async () => (await store.notifications.backlog()).failed === 1;
    await until(() => received.length === 1);
    // Which must not take an attempt's timeout with it.
    collectGarbage();
    await until(failed);
    expect(received).toHaveLength(2);
    expect(await notificationsOf(store)).toMatchObject([{ attempts: 2, problem }]);
    expect(await store.retry()).toBe(1);
    await until(failed);
    expect(received).toHaveLength(4);
  },
);
