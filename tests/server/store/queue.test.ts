import { describe, expect, test } from 'vitest';
import type { LeadStore } from '#src/server/store/lead-store.ts';
import type { Recipient } from '#src/server/store/notify.ts';
import { engines, storeOn } from './engines.ts';

const at = (time: string): Date => new Date(`2026-11-21T${time}Z`);

const saveAt = (store: LeadStore, time: string, email = 'aroha@example.co.nz') =>
  store.save({ form: 'quote', idempotencyKey: undefined, receivedAt: at(time), values: { email } });

const policy = { lease: 60_000, pollInterval: 1000 };

const statesOf = async (store: LeadStore) =>
  (await store.find({})).flatMap(({ notifications }) =>
    notifications.map(({ channel, about, state }) => [channel, about, state]),
  );

/** Notifies these recipients of each lead. */
const to =
  (...recipients: readonly Recipient[]) =>
  () =>
    recipients;

const webhook = { channel: 'webhook', recipient: '' } as const;
const confirmation = { channel: 'confirmation', recipient: '' } as const;

describe.each(engines)('the queue of notifications in %s', (engine) => {
  test.each([
    ['due', 'skipped'],
    ['failed', 'skipped'],
    ['told', 'told'],
  ] as const)(
    'an attempt that ends as %s after a withdrawal leaves the lead %s',
    async (result, state) => {
      const store = await storeOn(engine, to(webhook));
      const { notifications } = store;
      await saveAt(store, '09:00');
      await notifications.claim('webhook', at('09:00'), policy);
      const sent = await notifications.read([1]);
      await store.lives.send(1, {
        type: 'LEAD.WITHDRAW',
        by: 'mere',
        at: at('09:01').toISOString(),
      });
      await notifications.save(sent, { state: result }, at('09:02'));
      expect(await statesOf(store)).toEqual([
        ['webhook', 'lead', state],
        ['webhook', 'withdrawal', 'due'],
      ]);
    },
  );

  test('delays no first attempt for a wrong clock, and no later one beyond a restart', async () => {
    const store = await storeOn(engine, to(webhook));
    const { notifications } = store;
    await store.save({
      form: 'quote',
      values: {},
      idempotencyKey: 'a1',
      receivedAt: new Date('2099-01-01'),
    });
    const ahead = await notifications.claim('webhook', new Date('2099-01-01'), policy);
    expect(ahead).toEqual({ kind: 'due', attempt: { id: 1, attempt: 1 } });
    await store.save({
      form: 'quote',
      values: {},
      idempotencyKey: 'b2',
      receivedAt: new Date('2099-01-01'),
    });
    const first = await notifications.claim('webhook', at('10:00'), policy);
    expect(first).toEqual({ kind: 'due', attempt: { id: 2, attempt: 1 } });
    await notifications.endFarWaits(at('10:00'));
    const again = await notifications.claim('webhook', at('10:00'), policy);
    expect(again).toEqual({ kind: 'due', attempt: { id: 1, attempt: 2 } });
    expect(await notifications.retry()).toBe(2);
    expect((await notifications.claim('webhook', at('10:00'), policy)).kind).toBe('due');
  });

  test('sends confirmations and webhooks that are due together one by one', async () => {
    const heldUntil = '2026-11-21T09:10:00.000Z';
    const store = await storeOn(
      engine,
      to({ ...webhook, heldUntil }, { ...confirmation, heldUntil }),
    );
    for (const email of ['a@b.nz', 'c@d.nz']) await saveAt(store, '09:00', email);
    const claim = (channel: 'webhook' | 'confirmation') =>
      store.notifications.claim(channel, at('09:10'), policy);
    for (const [channel, ids] of [
      ['webhook', [1, 3]],
      ['confirmation', [2, 4]],
    ] as const) {
      for (const id of ids) {
        expect(await claim(channel)).toEqual({ kind: 'due', attempt: { id, attempt: 1 } });
      }
    }
  });

  test('sends what was held back for one recipient until one time as one message', async () => {
    const heldUntil = '2026-11-21T09:10:00.000Z';
    const mail = (recipient: string) => ({ channel: 'mail', recipient, heldUntil }) as const;
    const store = await storeOn(engine, to(mail('a@b.nz'), mail('c@d.nz')));
    const { notifications } = store;
    for (const time of ['09:00', '09:01', '09:02']) await saveAt(store, time);
    expect((await notifications.claim('mail', at('09:09'), policy)).kind).toBe('none');
    expect(await notifications.claim('mail', at('09:10'), policy)).toEqual({
      kind: 'due',
      attempt: { id: 1, attempt: 1, others: [3, 5] },
    });
    await store.remove({ id: 2 });
    const found = await notifications.read([1, 3, 5]);
    expect(found.map(({ lead }) => lead.id)).toEqual([1, 3]);
    await notifications.save(found, { state: 'told' }, at('09:11'));
    expect((await statesOf(store)).map(([, , state]) => state)).toEqual([
      'told',
      'due',
      'told',
      'due',
    ]);
  });

  test('keeps mails apart whose attempts began together', async () => {
    const store = await storeOn(engine, to({ channel: 'mail', recipient: 'a@b.nz' }));
    const { notifications } = store;
    for (const time of ['09:00', '09:01']) await saveAt(store, time);
    for (const attempt of [1, 2]) {
      for (const id of [1, 2]) {
        const now = at(attempt === 1 ? '10:00' : '10:01');
        expect(await notifications.claim('mail', now, policy)).toEqual({
          kind: 'due',
          attempt: { id, attempt },
        });
      }
    }
  });

  test('gives a message of several one id, which no later or lone retry shares', async () => {
    const heldUntil = '2026-11-21T09:10:00.000Z';
    const store = await storeOn(engine, to({ channel: 'mail', recipient: 'a@b.nz', heldUntil }));
    const { notifications } = store;
    for (const time of ['09:00', '09:01']) await saveAt(store, time);
    const together = { kind: 'due', attempt: { id: 1, attempt: 1, others: [2] } };
    expect(await notifications.claim('mail', at('09:10'), policy)).toEqual(together);
    const sent = await notifications.read([1, 2]);
    expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(1);
    await notifications.save(sent, { state: 'due', dueAt: at('09:20') }, at('09:10'));
    await saveAt(store, '09:11');
    expect(await notifications.claim('mail', at('09:20'), policy)).toEqual({
      kind: 'due',
      attempt: { id: 3, attempt: 1 },
    });
    expect(await notifications.claim('mail', at('09:20'), policy)).toEqual({
      kind: 'due',
      attempt: { id: 1, attempt: 2, others: [2] },
    });
    await notifications.save(sent, { state: 'failed' }, at('09:21'));
    expect(await notifications.retry(2)).toBe(2);
    expect(await notifications.claim('mail', at('09:30'), policy)).toEqual(together);
  });
});
