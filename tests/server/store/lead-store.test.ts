import { describe, expect, onTestFinished, test } from 'vitest';
import type { NewLead } from '#src/server/decide/save-lead.ts';
import type { Transaction } from '#src/server/keep/engine.ts';
import { openEngine } from '#src/server/keep/open-engine.ts';
import { emptyDatabase, engines, storeOn } from './engines.ts';

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
      notified: 'failed',
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
    const once = { idempotencyKey: 'a1', fingerprint: 'x' };
    const outcomes = [
      received(at, once),
      received(at, once),
      received(at),
      received(at),
      received(at, { ...once, form: 'contact' }),
    ].map((lead) => store.save(lead));
    // Which of those with one key comes first, the database decides.
    expect((await Promise.all(outcomes)).toSorted()).toEqual([
      'repeated',
      ...Array<string>(4).fill('stored'),
    ]);
    expect(await store.save(received(at, { ...once, fingerprint: 'y' }))).toBe('key-used');
    expect((await store.list()).map(({ form }) => form).toSorted()).toEqual([
      'contact',
      'quote',
      'quote',
      'quote',
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
    const store = await storeOn(engine, [{ channel: 'webhook', recipient: '' }]);
    const at = '2026-11-21T00:00:00.000Z';
    await store.save(received(at));
    for (let count = 0; count < 1010; count += 1) await store.save(received(at, { isSpam: true }));
    const spam = await store.list({ spam: 'only' });
    expect([spam.length, spam[0]?.id]).toEqual([1000, 12]);
    expect(await store.list()).toHaveLength(1);
    expect((await store.notifications.backlog()).due).toBe(1);
  });

  test('remembers which leads were deleted, with their rows, and deletes them again', async () => {
    const store = await storeOn(engine);
    await store.save(received('2026-11-21T00:00:00.000Z'));
    await store.save(received('2026-11-22T00:00:00.000Z'));
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

  test('keeps nothing of failed work, also when the next work is committed', async () => {
    const database = await openEngine(await emptyDatabase(engine));
    onTestFinished(database.close);
    const forget =
      (lead: number) =>
      ({ run }: Transaction) =>
        run(`INSERT INTO deletions VALUES (?, '')`, [lead]);
    const failing = database.transaction(async (each) => {
      await forget(1)(each);
      throw new Error('no more');
    });
    await expect(failing).rejects.toThrow('no more');
    await database.transaction(forget(2));
    expect((await database.run('SELECT lead FROM deletions')).rows).toEqual([{ lead: 2 }]);
  });

  test('refuses a database that a newer program has changed, also while it runs', async () => {
    const location = await emptyDatabase(engine);
    const database = await openEngine(location);
    onTestFinished(database.close);
    await database.run('UPDATE schema_version SET version = 2');
    const sentence =
      'the database is at version 2 and this program knows version 1; start the program that fits it';
    await expect(database.transaction(() => Promise.resolve())).rejects.toThrow(sentence);
    await expect(openEngine(location)).rejects.toThrow(sentence);
  });

  test('can be written, until it is closed', async () => {
    const store = await storeOn(engine);
    expect(await store.probe()).toBeUndefined();
    await store.close();
    await expect(store.probe()).rejects.toThrow('the lead store is closed');
  });
});
