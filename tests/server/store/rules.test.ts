import { describe, expect, test, vi } from 'vitest';
import type { LeadStore } from '#src/server/store/lead-store.ts';
import type { Recipient } from '#src/server/store/notify.ts';
import { engines, storeOn } from './engines.ts';

const at = (time: string): Date => new Date(`2026-11-21T${time}Z`);

const saveAt = (store: LeadStore, time: string, email = 'aroha@example.co.nz') =>
  store.save({ form: 'quote', idempotencyKey: undefined, receivedAt: at(time), values: { email } });

const kept = { form: 'quote', idempotencyKey: 'a1', values: {} };

const firm = (slug: string) => ({ slug, name: slug });

const statusOf = async (store: LeadStore): Promise<string | undefined> =>
  (await store.list({ id: 1 }))[0]?.status;

const statesOf = async (store: LeadStore) =>
  (await store.admin.find({})).flatMap(({ notifications }) =>
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
    for (const slug of ['one', 'two']) {
      await store.admin.assign(1, firm(slug), 'mere', at('10:00'));
    }
    await expect(store.admin.assign(1, firm('two'), 'mere', at('10:00'))).rejects.toThrow(
      /unique/i,
    );
    await store.admin.assign(1, firm('three'), 'mere', at('10:00'));
    await expect(store.admin.assign(1, firm('four'), 'mere', at('10:00'))).rejects.toThrow(
      'a lead goes to at most three firms',
    );
    const [lead] = await store.admin.find({ id: 1 });
    expect(lead?.recipients.map(({ name, sentBy }) => [name, sentBy])).toEqual([
      ['one', 'mere'],
      ['two', 'mere'],
      ['three', 'mere'],
    ]);
    expect(lead?.notifications).toHaveLength(3);
  });

  test('of four firms at once, three get the lead', async () => {
    const store = await storeOn(engine);
    await saveAt(store, '09:00');
    const assigned = await Promise.allSettled(
      ['one', 'two', 'three', 'four'].map((slug) =>
        store.admin.assign(1, firm(slug), 'mere', at('10:00')),
      ),
    );
    expect(assigned.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    expect((await store.admin.find({ id: 1 }))[0]?.recipients).toHaveLength(3);
  });

  test('a lead stays accepted as it is sent on, is declined by all, and is sent again as it reopens', async () => {
    const store = await storeOn(engine);
    const change = (status: 'accepted' | 'declined' | 'closed' | 'reopened', slug?: string) =>
      store.admin.changeStatus(1, { status, firm: slug, by: 'mere', at: at('11:00') });
    await saveAt(store, '09:00');
    expect(await statusOf(store)).toBe('new');
    await change('closed');
    await change('reopened');
    expect(await statusOf(store)).toBe('new');
    await store.admin.assign(1, firm('one'), 'mere', at('10:00'));
    expect(await statusOf(store)).toBe('sent');
    await change('accepted', 'one');
    await store.admin.assign(1, firm('two'), 'mere', at('10:00'));
    expect(await statusOf(store)).toBe('accepted');
    await change('declined', 'one');
    expect(await statusOf(store)).toBe('accepted');
    await change('declined', 'two');
    expect(await statusOf(store)).toBe('declined');
    await change('reopened');
    expect(await statusOf(store)).toBe('sent');
    const [lead] = await store.admin.find({ id: 1 });
    expect(lead?.history.map(({ status }) => status)).toEqual([
      'closed',
      'reopened',
      'sent',
      'accepted',
      'sent',
      'declined',
      'declined',
      'reopened',
    ]);
  });

  test('a lead for one firm goes to it when it comes', async () => {
    const store = await storeOn(
      engine,
      to(webhook, { channel: 'firm', recipient: 'greenlion', name: 'Greenlion' }),
    );
    await saveAt(store, '09:00');
    expect(await statusOf(store)).toBe('sent');
    expect(await store.admin.find({ id: 1 })).toMatchObject([
      {
        recipients: [{ name: 'Greenlion', firm: 'greenlion', sentBy: 'visitor' }],
        history: [{ status: 'sent', firm: 'greenlion', madeBy: 'visitor' }],
      },
    ]);
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

  test('a correction and a withdrawal go to whoever has the lead, and stop what is due', async () => {
    const store = await storeOn(engine, to(webhook, { channel: 'mail', recipient: 'a@b.nz' }));
    await saveAt(store, '09:00');
    const claim = await store.notifications.claim('webhook', at('10:00'), {
      lease: 60_000,
      pollInterval: 1000,
    });
    const id = claim.kind === 'due' ? claim.attempt.id : 0;
    const sent = await store.notifications.read([id]);
    await store.notifications.save(sent, { state: 'told' }, at('10:00'));
    await store.admin.correct(1, { email: 'rimu@example.co.nz' });
    expect(await statesOf(store)).toEqual([
      ['webhook', 'lead', 'told', 0],
      ['mail', 'lead', 'due', 0],
      ['webhook', 'correction', 'due', 0],
    ]);
    expect(await store.list({ email: 'rimu@example.co.nz' })).toHaveLength(1);
    await store.admin.changeStatus(1, { status: 'withdrawn', by: 'mere', at: at('11:00') });
    expect(await statesOf(store)).toEqual([
      ['webhook', 'lead', 'told', 0],
      ['mail', 'lead', 'skipped', 0],
      ['webhook', 'correction', 'skipped', 0],
      ['webhook', 'withdrawal', 'due', 0],
    ]);
    await store.admin.changeStatus(1, { status: 'reopened', by: 'mere', at: at('12:00') });
    expect(await statesOf(store)).toEqual([
      ['webhook', 'lead', 'told', 0],
      ['mail', 'lead', 'due', 0],
      ['webhook', 'correction', 'due', 0],
      ['webhook', 'withdrawal', 'skipped', 0],
    ]);
    expect(await store.notifications.sendAgain(1)).toBe(2);
    expect(await statesOf(store)).toEqual([
      ['webhook', 'lead', 'due', 0],
      ['mail', 'lead', 'due', 0],
      ['webhook', 'correction', 'due', 0],
      ['webhook', 'withdrawal', 'skipped', 0],
    ]);
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
      await store.admin.restoreSpam(1, [webhook, confirmation]);
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
