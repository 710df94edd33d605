import { describe, expect, test } from 'vitest';
import type { NewLead } from '#src/server/store/save-leads.ts';
import { engines, storeOn } from './engines.ts';

const received = (receivedAt: string, changes: Partial<NewLead> = {}): NewLead => ({
  form: 'quote',
  idempotencyKey: undefined,
  receivedAt: new Date(receivedAt),
  values: { firstName: 'Aroha' },
  ...changes,
});

describe.each(engines)('the lead store in %s', (engine) => {
  test('stores any form, with text and lists, in the order of its fields', async () => {
    const store = await storeOn(engine);
    const values = {
      zebra: '=1+1',
      services: ['b', 'a'],
      empty: '',
      none: [],
      text: "Nguyễn-O'Brien 👩‍💻\r\n\t\u001b\0",
    };
    await store.save(received('2026-11-21T00:00:00.000Z', { form: 'contact', values }));
    const [stored] = await store.list();
    expect(stored).toEqual({
      id: 1,
      reference: '',
      form: 'contact',
      receivedAt: '2026-11-21T00:00:00.000Z',
      status: 'new',
      notified: 'none',
      values,
    });
    expect(Object.keys(stored?.values ?? {})).toEqual([
      'zebra',
      'services',
      'empty',
      'none',
      'text',
    ]);
  });

  test('stores the first lead with a key, within its form', async () => {
    const store = await storeOn(engine);
    const idempotencyKey = 'a1b2';
    await store.save(received('2026-11-21T00:00:00.000Z', { idempotencyKey }));
    await store.save(received('2026-11-22T00:00:00.000Z', { idempotencyKey }));
    await store.save(received('2026-11-23T00:00:00.000Z', { idempotencyKey, form: 'contact' }));
    expect((await store.list()).map(({ form, receivedAt }) => [form, receivedAt])).toEqual([
      ['quote', '2026-11-21T00:00:00.000Z'],
      ['contact', '2026-11-23T00:00:00.000Z'],
    ]);
  });

  test('lists leads from a given time, oldest first', async () => {
    const store = await storeOn(engine);
    await store.save(received('2026-11-22T00:00:00.000Z'));
    await store.save(received('2026-11-21T23:59:59.999Z'));
    await store.save(received('2026-11-20T00:00:00.000Z'));
    expect((await store.list()).map(({ id }) => id)).toEqual([3, 2, 1]);
    const since = new Date('2026-11-22T00:00:00Z');
    expect((await store.list({ since })).map(({ id }) => id)).toEqual([1]);
  });

  test('purges leads received before a given time, and reuses no number', async () => {
    const store = await storeOn(engine);
    await store.save(received('2026-11-21T23:59:59.999Z'));
    await store.save(received('2026-11-22T00:00:00.000Z'));
    const before = new Date('2026-11-22T00:00:00Z');
    expect((await store.count({ before })).leads).toBe(1);
    expect(await store.remove({ before })).toBe(1);
    expect((await store.count({ before })).leads).toBe(0);
    expect((await store.list()).map(({ id }) => id)).toEqual([2]);
    expect(await store.remove({ before: new Date('2027-01-01T00:00:00Z') })).toBe(1);
    await store.save(received('2026-11-23T00:00:00.000Z'));
    expect((await store.list()).map(({ id }) => id)).toEqual([3]);
  });

  test('stores leads that come together once each, and rejects a key with another body', async () => {
    const store = await storeOn(engine);
    const at = '2026-11-21T00:00:00.000Z';
    const outcomes = [
      received(at, { idempotencyKey: 'a1', fingerprint: 'x' }),
      received(at, { idempotencyKey: 'a1', fingerprint: 'x' }),
      received(at, { idempotencyKey: 'a1', fingerprint: 'y' }),
      received(at),
      received(at),
      received(at, { idempotencyKey: 'a1', fingerprint: 'x', form: 'contact' }),
    ].map((lead) => store.save(lead));
    expect(await Promise.all(outcomes)).toEqual([
      'stored',
      'repeated',
      'key-used',
      'stored',
      'stored',
      'stored',
    ]);
    expect((await store.list()).map(({ form }) => form)).toEqual([
      'quote',
      'quote',
      'quote',
      'contact',
    ]);
  });

  test('a page without scripts that is sent again after midnight is one lead, for a day', async () => {
    const store = await storeOn(engine);
    const outcomes: string[] = [];
    for (const at of ['2026-11-21T23:59:59Z', '2026-11-22T00:00:01Z', '2026-11-23T00:00:01Z'])
      outcomes.push(await store.save(received(at, { fingerprint: 'x' })));
    expect(outcomes).toEqual(['stored', 'repeated', 'stored']);
  });

  test('keeps the newest thousand filled honeypots, and sends no notification of them', async () => {
    const store = await storeOn(engine, () => [{ channel: 'webhook', recipient: '' }]);
    const at = '2026-11-21T00:00:00.000Z';
    await store.save(received(at));
    await Promise.all(
      Array.from({ length: 1010 }, () => store.save(received(at, { isSpam: true }))),
    );
    const spam = await store.list({ spam: 'only' });
    expect([spam.length, spam[0]?.id]).toEqual([1000, 12]);
    expect(await store.list()).toHaveLength(1);
    expect((await store.notifications.backlog()).due).toBe(1);
  });

  test('remembers which leads were deleted, with their rows, and deletes them again', async () => {
    const store = await storeOn(engine);
    await store.save(received('2026-11-21T00:00:00.000Z'));
    await store.save(received('2026-11-22T00:00:00.000Z'));
    await store.lives.send(1, {
      type: 'LEAD.ASSIGN',
      at: '2026-11-22T00:00:00.000Z',
      by: 'mere',
      firm: 'greenlion',
    });
    expect(await store.remove({ id: 1 })).toBe(1);
    expect(await store.deletions()).toEqual([{ lead: 1, receivedAt: '2026-11-21T00:00:00.000Z' }]);
    expect((await store.notifications.backlog()).due).toBe(0);
    const again = [
      { lead: 1, receivedAt: '2026-11-21T00:00:00.000Z' },
      { lead: 2, receivedAt: '2026-11-22T00:00:00.000Z' },
      { lead: 2, receivedAt: '2026-11-23T00:00:00.000Z' },
    ];
    expect(await store.repeatDeletions(again)).toBe(1);
    expect(await store.list()).toEqual([]);
  });

  test('can be written, until it is closed', async () => {
    const store = await storeOn(engine);
    expect(await store.probe()).toBeUndefined();
    await store.close();
    await expect(store.probe()).rejects.toThrow('the lead store is closed');
  });
});
