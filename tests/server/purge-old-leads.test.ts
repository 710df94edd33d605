import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { expect, onTestFinished, test } from 'vitest';
import { monthsBefore, purgeOldLeads } from '#src/server/purge-old-leads.ts';
import { atEveryClock } from '#tests/clocks.ts';
import { temporaryFolder } from './fixtures/temporary-folder.ts';
import { temporaryStore } from './fixtures/temporary-store.ts';
import { watchedLog } from './fixtures/watched-log.ts';

test.each([
  ['2026-11-22T10:00:00.000Z', 24, '2024-11-22T10:00:00.000Z'],
  ['2026-03-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
  ['2028-02-29T10:00:00.000Z', 24, '2026-02-28T10:00:00.000Z'],
  ['2026-01-15T10:00:00.000Z', 13, '2024-12-15T10:00:00.000Z'],
])('%s less %i months is %s', (moment, months, before) => {
  expect(monthsBefore(new Date(moment), months).toISOString()).toBe(before);
});

atEveryClock(() => {
  // In other zones it is another day, and at the ends of months another month.
  test('counts months by UTC', () => {
    const cases = [
      ['2026-03-31T23:30:00.000Z', 1, '2026-02-28T23:30:00.000Z'],
      ['2026-03-01T00:30:00.000Z', 1, '2026-02-01T00:30:00.000Z'],
      ['2026-12-31T12:30:00.000Z', 1, '2026-11-30T12:30:00.000Z'],
      // A zone may have summer time on one of the two days alone.
      ['2026-07-15T12:00:00.000Z', 6, '2026-01-15T12:00:00.000Z'],
    ] as const;
    const found = cases.map(([moment, months]) => monthsBefore(new Date(moment), months));
    expect(found.map((before) => before.toISOString())).toEqual(
      cases.map(([, , before]) => before),
    );
  });
});

async function storeOf(...days: readonly string[]) {
  const store = await temporaryStore();
  for (const day of days) {
    const receivedAt = new Date(`${day}T12:00:00.000Z`);
    await store.save({ form: 'quote', idempotencyKey: undefined, receivedAt, values: {} });
  }
  const copy = join(await temporaryFolder(), 'before-purge.db');
  const log = watchedLog();
  const purge = (today: string) =>
    purgeOldLeads({ store, months: 24, copy, now: () => new Date(`${today}T10:00:00.000Z`), log });
  const ids = async () => (await store.list()).map(({ id }) => id);
  return { copy, log, purge, ids };
}

/** The numbers of the leads in a backup. */
async function idsIn(file: string): Promise<readonly unknown[]> {
  const client = createClient({ url: `file:${file}` });
  onTestFinished(() => client.close());
  return (await client.execute('SELECT id FROM leads')).rows.map(({ id }) => id);
}

test('deletes and logs expired leads, and keeps a backup until the next day', async () => {
  const { copy, log, purge, ids } = await storeOf('2024-11-21', '2024-11-22', '2026-11-01');
  await purge('2026-11-22');
  expect(await ids()).toEqual([2, 3]);
  expect(await idsIn(copy)).toEqual([1, 2, 3]);
  await purge('2026-11-22');
  expect(await ids()).toEqual([2, 3]);
  expect(existsSync(copy)).toBe(false);
  expect(log.info.mock.calls).toEqual([
    ['deleted old leads', { leads: 1, months: 24, spam: 0 }],
    ['deleted old leads', { leads: 0, months: 24, spam: 0 }],
  ]);
});

test('deletes filled honeypots after 30 days', async () => {
  const store = await temporaryStore();
  for (const day of ['2026-10-22', '2026-10-24']) {
    const receivedAt = new Date(`${day}T12:00:00.000Z`);
    const spam = { form: 'quote', idempotencyKey: undefined, receivedAt, values: {} };
    await store.save({ ...spam, isSpam: true });
  }
  const log = watchedLog();
  const now = () => new Date('2026-11-22T10:00:00.000Z');
  await purgeOldLeads({ store, months: 24, copy: undefined, now, log });
  expect((await store.list({ spam: 'only' })).map(({ id }) => id)).toEqual([2]);
  expect(log.info.mock.calls).toEqual([['deleted old leads', { leads: 0, months: 24, spam: 1 }]]);
});

test.each([
  [
    'no lead came for half a year',
    ['2024-11-21', '2024-11-23', '2026-05-01'],
    '2026-11-22',
    { due: 1, all: 3, days: 204 },
  ],
  [
    'the clock is 900 days ahead',
    ['2026-11-20', '2026-11-21'],
    '2029-05-10',
    { due: 2, all: 2, days: 900 },
  ],
  [
    'most leads would go',
    ['2024-11-20', '2024-11-21', '2026-11-22'],
    '2026-11-22',
    { due: 2, all: 3, days: -1 },
  ],
])('deletes nothing, and warns, when %s', async (_, days, today, details) => {
  const { copy, log, purge, ids } = await storeOf(...days);
  await purge(today);
  expect(await ids()).toEqual(days.map((_day, index) => index + 1));
  expect(existsSync(copy)).toBe(false);
  expect(log.warning.mock.calls).toEqual([
    ['did not delete old leads: is the clock right?', details],
  ]);
});

test('deletes nothing when the backup fails', async () => {
  const { copy, log, purge, ids } = await storeOf('2024-11-21', '2026-11-20', '2026-11-21');
  await mkdir(copy);
  await expect(purge('2026-11-22')).rejects.toThrow(/directory|EISDIR/);
  expect(await ids()).toEqual([1, 2, 3]);
  expect(log.info).not.toHaveBeenCalled();
});

test('rejects after a store failure', async () => {
  const lost = new Error('the disk is gone');
  const fail = () => Promise.reject(lost);
  const store = { count: fail, remove: fail, newest: fail, backup: fail };
  const log = watchedLog();
  const purging = purgeOldLeads({ store, months: 24, copy: undefined, now: () => new Date(), log });
  await expect(purging).rejects.toBe(lost);
});
