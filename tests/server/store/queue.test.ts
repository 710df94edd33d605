import { describe, expect, test } from 'vitest';
import type { Leads } from '#src/server/decide/open-leads.ts';
import { engines, storeOn } from './engines.ts';

const at = (time: string): Date => new Date(`2026-11-21T${time}Z`);

const save = (store: Leads, receivedAt = at('09:00')) =>
  store.save({ form: 'contact', idempotencyKey: undefined, receivedAt, values: {} });

const policy = { lease: 60_000, pollInterval: 1000 };

const webhook = { channel: 'webhook', recipient: '' } as const;

const claim = (store: Leads, time: Date) => store.notifications.claim('webhook', time, policy);

const due = (id: number, attempt: number) => ({ kind: 'due', attempt: { id, attempt } });

describe.each(engines)('the queue of notifications in %s', (engine) => {
  test.each([
    ['due', 'skipped'],
    ['failed', 'skipped'],
    ['told', 'told'],
  ] as const)('an attempt that ends as %s after a withdrawal is %s', async (result, state) => {
    const store = await storeOn(engine, [webhook]);
    await save(store);
    await claim(store, at('09:00'));
    const sent = await store.notifications.read(1);
    if (sent === undefined) throw new Error('The notification is not due.');
    await store.happen(1, { step: 'withdraw', by: 'mere', at: at('09:01') });
    await store.notifications.save(sent, { state: result }, at('09:02'));
    const [lead] = await store.find({});
    expect(lead?.notifications.map((each) => [each.about, each.state])).toEqual([
      ['lead', state],
      ['withdrawal', 'due'],
    ]);
  });

  test('reserves an attempt for its lease, and counts attempts', async () => {
    const store = await storeOn(engine, [webhook]);
    await save(store);
    await save(store);
    expect(await claim(store, at('09:00:00'))).toEqual(due(1, 1));
    expect(await claim(store, at('09:00:00'))).toEqual(due(2, 1));
    expect(await claim(store, at('09:00:59'))).toEqual({ kind: 'none', wait: 1000 });
    await store.notifications.renew(1, at('09:02:00'));
    expect(await claim(store, at('09:01:00'))).toEqual(due(2, 2));
    expect(await claim(store, at('09:02:00'))).toEqual(due(1, 2));
    expect(await claim(store, at('09:02:00'))).toEqual(due(2, 3));
  });

  test('delays no first attempt for a wrong clock', async () => {
    const store = await storeOn(engine, [webhook]);
    await save(store, new Date('2099-01-01'));
    expect(await claim(store, at('10:00'))).toEqual(due(1, 1));
  });

  test('counts no attempt at a message that was held', async () => {
    const store = await storeOn(engine, [webhook]);
    await save(store);
    await claim(store, at('09:00'));
    const held = await store.notifications.read(1);
    if (held === undefined) throw new Error('The notification is not due.');
    const result = { state: 'due', dueAt: at('09:10'), isHeld: true } as const;
    await store.notifications.save(held, result, at('09:00'));
    expect(await claim(store, at('09:10'))).toEqual(due(1, 1));
  });

  test('reads no message of a deleted lead', async () => {
    const store = await storeOn(engine, [webhook]);
    await save(store);
    await claim(store, at('09:00'));
    await store.remove({ id: 1 });
    expect(await store.notifications.read(1)).toBeUndefined();
  });
});
