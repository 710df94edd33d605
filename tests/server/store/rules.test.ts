import { describe, expect, test } from 'vitest';
import type { Firm } from '#content/firm.ts';
import { firmOf, firmsFor } from '#src/server/decide/firms.ts';
import type { Recipient } from '#src/server/decide/messages.ts';
import type { Leads } from '#src/server/decide/open-leads.ts';
import { listedFirm } from '#tests/server/fixtures/firms.ts';
import { engines, storeOn } from './engines.ts';

const at = (time: string): Date => new Date(`2026-11-21T${time}Z`);

const saveAt = (store: Leads, time: string, email = 'aroha@example.co.nz') =>
  store.save({
    form: 'quote',
    idempotencyKey: undefined,
    receivedAt: at(time),
    values: { email, location: 'auckland', services: ['gst-returns'] },
  });

const happening = { by: 'mere', at: at('10:00') };

const act = (store: Leads, step: 'withdraw' | 'close' | 'reopen' | 'restore') =>
  store.happen(1, { ...happening, step });

const assign = (store: Leads, name: string) =>
  store.happen(1, { ...happening, step: 'assign', firm: listedFirm(name) });

const correct = (store: Leads, values: Readonly<Record<string, string>>) =>
  store.happen(1, {
    ...happening,
    step: 'correct',
    change: (lead) => ({ lead: { ...lead.values, ...values } }),
  });

const happened = { happened: true };

const statusOf = async (store: Leads) => (await store.list({ id: 1 }))[0]?.status;

const messagesOf = async (store: Leads) =>
  (await store.find({ spam: 'included' })).flatMap(({ notifications }) =>
    notifications.map(({ channel, recipient, about, state }) =>
      [channel, recipient, about, state].filter((part) => part !== '').join(' '),
    ),
  );

const webhook: Recipient = { channel: 'webhook', recipient: '' };
const mail: Recipient = { channel: 'mail', recipient: 'a@b.nz' };
const firm: Recipient = { channel: 'firm', recipient: '' };
const confirmation: Recipient = { channel: 'confirmation', recipient: '' };

/** Four listed firms that fit each lead. */
const fitting: typeof firmsFor = (form, lead) =>
  firmsFor(
    form,
    lead,
    ['One', 'Two', 'Three', 'Four'].map((name, place) => listedFirm(name, { place })),
  );

/** Sends a message that is due, with a result. */
async function deliver(store: Leads, channel: Recipient['channel'], state: 'told' | 'failed') {
  const claim = await store.notifications.claim(channel, at('10:00'), {
    lease: 60_000,
    pollInterval: 1000,
  });
  const sent = claim.kind === 'due' && (await store.notifications.read(claim.attempt.id));
  if (sent) await store.notifications.save(sent, { state, problem: '550' }, at('10:00'));
}

describe.each(engines)('with leads in %s', (engine) => {
  test('a lead goes at once to the operator and to three of four firms that fit', async () => {
    const store = await storeOn(engine, [webhook, mail, firm], fitting);
    await saveAt(store, '09:00');
    expect(await statusOf(store)).toBe('sent');
    expect(await messagesOf(store)).toEqual([
      'mail a@b.nz lead due',
      'webhook lead due',
      'firm one lead due',
      'firm two lead due',
      'firm three lead due',
    ]);
    expect(await store.withoutFirm(['quote'])).toBe(0);
  });

  test('no firm ever gets a lead as the fourth, whatever happened before', async () => {
    const store = await storeOn(engine, [mail, firm], fitting);
    await saveAt(store, '09:00');
    await act(store, 'close');
    await act(store, 'reopen');
    await correct(store, { phone: '021 555 0123' });
    expect(await assign(store, 'Two')).toEqual({ reason: 'Two has lead 1 already.' });
    expect(await assign(store, 'Five')).toEqual({
      reason: '3 firms have had lead 1, which is the most.',
    });
    expect(await statusOf(store)).toBe('sent');
  });

  test('of four firms at once, three get a lead', async () => {
    const store = await storeOn(engine, [mail, firm]);
    await store.save({
      form: 'quote',
      idempotencyKey: undefined,
      receivedAt: at('09:00'),
      values: { location: 'dunedin' },
    });
    expect(await store.withoutFirm(['quote'])).toBe(1);
    const outcomes = await Promise.all(
      ['One', 'Two', 'Three', 'Four'].map((name) => assign(store, name)),
    );
    expect(outcomes.filter((outcome) => 'happened' in outcome)).toHaveLength(3);
    expect(await store.withoutFirm(['quote'])).toBe(0);
  });

  test('no lead goes to a sample, to another firm than the one it names, or without mail', async () => {
    const store = await storeOn(engine, [webhook, firm]);
    for (const named of ['greenlion', 'harbour-ledger']) {
      const lead = { form: 'quote', idempotencyKey: named, receivedAt: at('09:00') };
      await store.save({ ...lead, values: { firm: named } });
    }
    expect((await store.list()).map(({ status }) => status)).toEqual(['sent', 'new']);
    const assignTo = (id: number, to: Firm) =>
      store.happen(id, { ...happening, step: 'assign', firm: to });
    expect(await assignTo(1, listedFirm('One'))).toEqual({
      reason: expect.stringMatching(/^Lead 1 is for greenlion alone\. Once the visitor agrees/),
    });
    expect(await assignTo(2, firmOf('harbour-ledger') ?? listedFirm('One'))).toEqual({
      reason: 'Harbour Ledger is a sample, not a firm.',
    });
    await store.storeRecipients([webhook]);
    await saveAt(store, '09:00');
    expect(await assignTo(3, listedFirm('One'))).toEqual({
      reason: 'The server sends no mail, so no firm can be told. Set LEADS_SMTP_URL, and start it.',
    });
  });

  test('two corrections at once are both stored', async () => {
    const store = await storeOn(engine, [mail]);
    await saveAt(store, '09:00');
    await Promise.all([
      correct(store, { phone: '021 555 0123' }),
      correct(store, { message: 'Kia ora' }),
    ]);
    expect((await store.list())[0]?.values).toMatchObject({
      phone: '021 555 0123',
      message: 'Kia ora',
    });
  });

  test('a correction and a withdrawal go to whoever may have the lead; its details are deleted', async () => {
    const store = await storeOn(engine, [webhook, mail]);
    await saveAt(store, '09:00');
    await deliver(store, 'webhook', 'told');
    expect(await correct(store, { email: 'rimu@example.co.nz' })).toEqual(happened);
    expect(await messagesOf(store)).toEqual([
      'mail a@b.nz lead due',
      'webhook lead told',
      'webhook correction due',
    ]);
    expect(await store.list({ email: 'rimu@example.co.nz' })).toHaveLength(1);
    await act(store, 'close');
    await act(store, 'withdraw');
    expect(await messagesOf(store)).toEqual([
      'mail a@b.nz lead skipped',
      'webhook lead told',
      'webhook correction skipped',
      'webhook withdrawal due',
    ]);
    expect((await store.list({ id: 1 }))[0]?.values).toEqual({});
    expect(await act(store, 'reopen')).toEqual({
      reason: 'Lead 1 is withdrawn, and its details are deleted.',
    });
  });

  test('a closed lead is changed only after it is reopened', async () => {
    const store = await storeOn(engine);
    await saveAt(store, '09:00');
    expect(await act(store, 'reopen')).toEqual({ reason: 'Lead 1 is not closed, but new.' });
    await act(store, 'close');
    const reason = 'Lead 1 is closed. Reopen it first: npm run leads -- reopen 1.';
    expect(await correct(store, { phone: '1' })).toEqual({ reason });
    expect(await act(store, 'close')).toEqual({ reason });
  });

  test('one address gets one confirmation an hour', async () => {
    const store = await storeOn(engine, [webhook, confirmation]);
    await saveAt(store, '09:00:00.000');
    await saveAt(store, '09:30:00.000', 'AROHA@example.co.nz');
    await saveAt(store, '09:30:00.000', 'mere@example.co.nz');
    await saveAt(store, '10:00:00.000');
    const confirmations = (await messagesOf(store)).filter((each) =>
      each.startsWith('confirmation'),
    );
    expect(confirmations).toEqual([
      'confirmation lead due',
      'confirmation lead skipped',
      'confirmation lead due',
      'confirmation lead due',
    ]);
  });

  test('a honeypot notifies nobody; out of quarantine it is a lead, once', async () => {
    const store = await storeOn(engine, [webhook, firm], fitting);
    await store.save({
      form: 'quote',
      idempotencyKey: 'a1',
      receivedAt: at('09:00'),
      values: { location: 'auckland', services: ['gst-returns'] },
      isSpam: true,
    });
    expect(await messagesOf(store)).toEqual([]);
    expect(await act(store, 'restore')).toEqual(happened);
    expect(await act(store, 'restore')).toEqual({
      reason: 'Lead 1 is sent, and nothing was changed.',
    });
    expect(await messagesOf(store)).toEqual([
      'webhook lead due',
      'firm one lead due',
      'firm two lead due',
      'firm three lead due',
    ]);
  });

  test('a lead that nobody was told of shows as failed, and retry tells who is set now', async () => {
    const store = await storeOn(engine);
    await saveAt(store, '09:00');
    expect(await store.notifications.backlog()).toEqual({ due: 0, failed: 1, oldest: null });
    expect(await store.retry()).toBe(0);
    await store.storeRecipients([mail, webhook]);
    expect(await store.retry()).toBe(2);
    expect(await messagesOf(store)).toEqual(['mail a@b.nz lead due', 'webhook lead due']);
  });

  test('messages to a recipient who is set no more fail, can be seen, and go to the new one', async () => {
    const store = await storeOn(engine, [mail, webhook]);
    await saveAt(store, '09:00');
    await saveAt(store, '09:00', 'mere@example.co.nz');
    await deliver(store, 'mail', 'told');
    expect(await store.storeRecipients([{ ...mail, recipient: 'c@d.nz' }])).toBe(3);
    expect((await store.notifications.backlog()).failed).toBe(3);
    expect(await store.notifications.acknowledge(1)).toBe(1);
    expect(await store.retry(2)).toBe(1);
    expect(await messagesOf(store)).toEqual([
      'mail a@b.nz lead told',
      'webhook lead seen',
      'mail c@d.nz lead due',
    ]);
  });

  test('a failure is retried or seen, for one lead or all, and a rejected address is named', async () => {
    const store = await storeOn(engine, [webhook, confirmation]);
    await saveAt(store, '09:00');
    await saveAt(store, '09:00', 'mere@example.co.nz');
    for (const channel of ['webhook', 'webhook', 'confirmation'] as const)
      await deliver(store, channel, 'failed');
    expect(await store.notifications.backlog()).toMatchObject({ due: 1, failed: 2 });
    expect(await store.notifications.unconfirmed()).toEqual([1]);
    // The one that failed, and the confirmation that is due.
    expect(await store.retry(2)).toBe(2);
    expect(await store.notifications.acknowledge(1)).toBe(2);
    expect(await store.notifications.acknowledge()).toBe(0);
    expect((await store.list()).map(({ notified }) => notified)).toEqual(['seen', 'due']);
  });
});
