import { expect, test } from 'vitest';
import { monthsBefore, purgeOldLeads } from '#src/server/purge-old-leads.ts';
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

test('leads that are older than they may be are deleted, and counted in the log', async () => {
  const store = await temporaryStore();
  for (const day of ['2024-11-21', '2024-11-22', '2026-11-01']) {
    const receivedAt = new Date(`${day}T12:00:00.000Z`);
    await store.save({ form: 'quote', idempotencyKey: undefined, receivedAt, values: {} });
  }
  const log = watchedLog();
  const now = () => new Date('2026-11-22T10:00:00.000Z');
  await purgeOldLeads({ store, months: 24, now, log });
  await purgeOldLeads({ store, months: 24, now, log });
  expect((await store.list()).map(({ id }) => id)).toEqual([2, 3]);
  expect(log.info.mock.calls).toEqual([
    ['old leads are deleted', { leads: 1, months: 24 }],
    ['old leads are deleted', { leads: 0, months: 24 }],
  ]);
});

test('a store that fails is told to the log, and to nobody else', async () => {
  const lost = new Error('the disk is gone');
  const store = { count: () => Promise.reject(lost), remove: () => Promise.reject(lost) };
  const log = watchedLog();
  await purgeOldLeads({ store, months: 24, now: () => new Date(), log });
  expect(log.failure).toHaveBeenCalledExactlyOnceWith('old leads could not be deleted', lost);
});
