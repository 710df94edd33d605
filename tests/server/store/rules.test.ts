import { describe, expect, test, vi } from 'vitest';
import type { LeadStore } from '#src/server/store/lead-store.ts';
import type { Recipient } from '#src/server/store/notify.ts';
import { engines, storeOn } from './engines.ts';

const at = (time: string): Date => new Date(`2026-11-21T${time}Z`);

const saveAt = (store: LeadStore, time: string, email = 'aroha@example.co.nz') =>
  store.save({ form: 'quote', idempotencyKey: undefined, receivedAt: at(time), values: { email } });

const kept = { form: 'quote', idempotencyKey: 'a1', values: {} };

const tenOClock = at('10:00').toISOString();

const assign = (store: LeadStore, firm: string) =>
  store.lives.send(1, { type: 'LEAD.ASSIGN', at: tenOClock, by: 'mere', firm, hasDetails: true });

const act = (store: LeadStore, type: 'LEAD.CLOSE' | 'LEAD.REOPEN' | 'LEAD.WITHDRAW') =>
  store.lives.send(1, { type, at: tenOClock, by: 'mere' });

const actFor = (store: LeadStore, type: 'OFFER.ACCEPT' | 'OFFER.DECLINE', firm: string) =>
  store.lives.send(1, { type, at: tenOClock, by: 'mere', firm });

const statusOf = async (store: LeadStore): Promise<string | undefined> =>
  (await store.list({ id: 1 }))[0]?.status;

const statesOf = async (store: LeadStore) =>
  (await store.find({})).flatMap(({ notifications }) =>
    notifications.map(({ channel, about, state, held }) => [channel, about, state, held]),
  );

/** Notifies these recipients of each lead. */
const to =
  (...recipients: readonly Recipient[]) =>
  () =>
    recipients;

const webhook = { channel: 'webhook', recipient: '' } as const;
const confirmation = { channel: 'confirmation', recipient: '' } as const;

describe.each(engines)('the rules of leads in %s', (engine) => {
  test('a lead goes to three firms, and to none twice', async () => {
    const store = await storeOn(engine);
    await saveAt(store, '09:00');
    expect(await assign(store, 'one')).toBe(true);
    expect(await assign(store, 'two')).toBe(true);
    expect(await assign(store, 'two')).toBe(false);
    expect(await assign(store, 'three')).toBe(true);
    expect(await assign(store, 'four')).toBe(false);
    const [lead] = await store.find({ id: 1 });
    expect(lead?.offers.map(({ firm, state }) => [firm, state])).toEqual([
      ['one', 'open'],
      ['two', 'open'],
      ['three', 'open'],
    ]);
    expect(lead?.notifications).toHaveLength(3);
  });

  test('of four firms at once, three get the lead', async () => {
    const store = await storeOn(engine);
    await saveAt(store, '09:00');
    const assigned = await Promise.all(
      ['one', 'two', 'three', 'four'].map((firm) => assign(store, firm)),
    );
    expect(assigned.filter((isTaken) => !isTaken)).toHaveLength(1);
    expect((await store.find({ id: 1 }))[0]?.offers).toHaveLength(3);
  });

  test('a lead stays accepted as it is sent on, and can be closed and reopened', async () => {
    const store = await storeOn(engine);
    await saveAt(store, '09:00');
    expect(await statusOf(store)).toBe('new');
    await act(store, 'LEAD.CLOSE');
    expect(await statusOf(store)).toBe('closed');
    await act(store, 'LEAD.REOPEN');
    expect(await statusOf(store)).toBe('new');
    await assign(store, 'one');
    expect(await statusOf(store)).toBe('sent');
    await actFor(store, 'OFFER.ACCEPT', 'one');
    await assign(store, 'two');
    expect(await statusOf(store)).toBe('accepted');
    await actFor(store, 'OFFER.DECLINE', 'two');
    expect(await statusOf(store)).toBe('accepted');
    await act(store, 'LEAD.CLOSE');
    await act(store, 'LEAD.REOPEN');
    expect(await statusOf(store)).toBe('accepted');
  });

  test('a lead that every firm has declined goes to the operator, with a notification', async () => {
    const store = await storeOn(engine, to({ channel: 'mail', recipient: 'a@b.nz' }));
    await saveAt(store, '09:00');
    const sent = await store.notifications.read([1]);
    await store.notifications.save(sent, { state: 'told' }, at('09:00'));
    await assign(store, 'one');
    expect(await actFor(store, 'OFFER.DECLINE', 'one')).toBe(true);
    expect(await actFor(store, 'OFFER.DECLINE', 'one')).toBe(false);
    expect(await statusOf(store)).toBe('declined');
    expect((await statesOf(store)).at(-1)).toEqual(['mail', 'given-up', 'due', 0]);
  });

  test('a lead for one firm goes to it when it comes', async () => {
    const store = await storeOn(engine, to(webhook, { channel: 'firm', recipient: 'greenlion' }));
    await saveAt(store, '09:00');
    expect(await statusOf(store)).toBe('sent');
    expect(await store.find({ id: 1 })).toMatchObject([
      { offers: [{ firm: 'greenlion', state: 'open', until: null }] },
    ]);
    expect(await statesOf(store)).toContainEqual(['firm', 'lead', 'due', 0]);
  });

  test('one address gets one confirmation an hour, and the others are counted', async () => {
    const store = await storeOn(engine, to(webhook, confirmation));
    await Promise.all([
      saveAt(store, '09:00:00.000'),
      saveAt(store, '09:30:00.000', 'AROHA@example.co.nz'),
      saveAt(store, '09:30:00.000', 'mere@example.co.nz'),
    ]);
    await saveAt(store, '09:59:59.999');
    await saveAt(store, '10:00:00.000');
    expect((await statesOf(store)).filter(([channel]) => channel === 'confirmation')).toEqual([
      ['confirmation', 'lead', 'due', 2],
      ['confirmation', 'lead', 'skipped', 0],
      ['confirmation', 'lead', 'due', 0],
      ['confirmation', 'lead', 'skipped', 0],
      ['confirmation', 'lead', 'due', 0],
    ]);
  });

  test('a correction and a withdrawal go to everyone who has the lead, and cancel queued mails', async () => {
    const store = await storeOn(engine, to(webhook, { channel: 'mail', recipient: 'a@b.nz' }));
    await saveAt(store, '09:00');
    const claim = await store.notifications.claim('webhook', at('10:00'), {
      lease: 60_000,
      pollInterval: 1000,
    });
    const id = claim.kind === 'due' ? claim.attempt.id : 0;
    const sent = await store.notifications.read([id]);
    await store.notifications.save(sent, { state: 'told' }, at('10:00'));
    await store.lives.correct(1, { email: 'rimu@example.co.nz' }, 'mere', new Date());
    expect(await statesOf(store)).toEqual([
      ['webhook', 'lead', 'told', 0],
      ['mail', 'lead', 'due', 0],
      ['webhook', 'correction', 'due', 0],
    ]);
    expect(await store.list({ email: 'rimu@example.co.nz' })).toHaveLength(1);
    await act(store, 'LEAD.WITHDRAW');
    expect(await statesOf(store)).toEqual([
      ['webhook', 'lead', 'told', 0],
      ['mail', 'lead', 'skipped', 0],
      ['webhook', 'correction', 'skipped', 0],
      ['webhook', 'withdrawal', 'due', 0],
    ]);
    expect((await store.list({ id: 1 }))[0]?.values).toEqual({});
    expect(await store.list({ email: 'rimu@example.co.nz' })).toEqual([]);
    expect(await act(store, 'LEAD.REOPEN')).toBe(false);
  });

  test('a honeypot counts for no recipient', async () => {
    const recipientsOf = vi.fn<() => Recipient[]>(() => []);
    const store = await storeOn(engine, recipientsOf);
    await store.save({ ...kept, receivedAt: at('09:00'), isSpam: true });
    expect(recipientsOf).not.toHaveBeenCalled();
  });

  test('a honeypot out of quarantine is a lead, once', async () => {
    const store = await storeOn(engine);
    await store.save({
      form: 'quote',
      idempotencyKey: 'a1',
      receivedAt: at('09:00'),
      values: { email: 'aroha@example.co.nz' },
      isSpam: true,
    });
    for (let time = 0; time < 2; time += 1)
      await store.lives.restore(1, [webhook, confirmation], 'mere', at('10:00'));
    expect(await statesOf(store)).toEqual([
      ['webhook', 'lead', 'due', 0],
      ['confirmation', 'lead', 'due', 0],
    ]);
  });

  test('a failure is retried or seen, for one lead or all, and a rejected address is named', async () => {
    const store = await storeOn(engine, to(webhook, confirmation));
    const { notifications } = store;
    const policy = { lease: 60_000, pollInterval: 1000 };
    await saveAt(store, '09:00');
    await saveAt(store, '09:00', 'mere@example.co.nz');
    for (const channel of ['webhook', 'webhook', 'confirmation'] as const) {
      const claim = await notifications.claim(channel, at('10:00'), policy);
      const id = claim.kind === 'due' ? claim.attempt.id : 0;
      const sent = await notifications.read([id]);
      await notifications.save(sent, { state: 'failed', problem: '550' }, at('10:00'));
    }
    expect(await notifications.backlog()).toEqual({
      due: 1,
      failed: 2,
      oldest: at('09:00').toISOString(),
    });
    expect(await notifications.unconfirmed()).toEqual([1]);
    expect((await store.list()).map(({ notified }) => notified)).toEqual(['failed', 'failed']);
    // The one that failed, and the confirmation that is due.
    expect(await notifications.retry(2)).toBe(2);
    expect(await notifications.acknowledge(1)).toBe(2);
    expect(await notifications.acknowledge()).toBe(0);
    expect((await store.list()).map(({ notified }) => notified)).toEqual(['told', 'due']);
  });
});
