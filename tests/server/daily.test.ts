import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { cleanUp, monthsBefore, scheduleDaily } from '#src/server/operate/daily.ts';
import { atEveryClock } from '#tests/clocks.ts';
import { run } from './fixtures/processes.ts';
import { temporaryFolder } from './fixtures/temporary-folder.ts';
import { storeIn, temporaryStore } from './fixtures/temporary-store.ts';
import { watchedLog } from './fixtures/watched-log.ts';

const main = 'src/server/main.ts';

const lead = { form: 'quote', idempotencyKey: undefined, values: {} };

atEveryClock(() => {
  // In other zones it is another day, and at the ends of months another month.
  test.each([
    ['2026-03-31T23:30:00.000Z', 1, '2026-02-28T23:30:00.000Z'],
    ['2028-02-29T10:00:00.000Z', 24, '2026-02-28T10:00:00.000Z'],
    ['2026-01-15T10:00:00.000Z', 13, '2024-12-15T10:00:00.000Z'],
    ['2026-03-01T00:30:00.000Z', 1, '2026-02-01T00:30:00.000Z'],
    // A zone may have summer time on one of the two days alone.
    ['2026-07-15T12:00:00.000Z', 6, '2026-01-15T12:00:00.000Z'],
  ])('%s less %i months is %s by UTC', (moment, months, before) => {
    expect(monthsBefore(new Date(moment), months).toISOString()).toBe(before);
  });
});

test('deletes leads after their months, filled honeypots after 30 days, and erases both', async () => {
  const store = await temporaryStore();
  for (const [day, isSpam] of [
    ['2024-11-21', false],
    ['2024-11-22', false],
    ['2026-10-22', true],
    ['2026-10-24', true],
  ] as const) {
    await store.save({ ...lead, receivedAt: new Date(`${day}T12:00:00.000Z`), isSpam });
  }
  const log = watchedLog();
  const now = new Date('2026-11-22T10:00:00.000Z');
  await cleanUp(store, 24, log, now);
  expect((await store.list({ spam: 'included' })).map(({ id }) => id)).toEqual([2, 4]);
  await cleanUp(store, 24, log, now);
  expect(log.info.mock.calls).toEqual([
    ['deleted old leads', { leads: 1, months: 24, spam: 1, erased: true }],
    ['deleted old leads', { leads: 0, months: 24, spam: 0, erased: false }],
  ]);
});

test('works in a process of its own, and ends', async () => {
  const folder = await temporaryFolder();
  const store = await storeIn(folder);
  for (const days of [900, 1]) {
    await store.save({ ...lead, receivedAt: new Date(Date.now() - days * 24 * 3_600_000) });
  }
  const { code, stdout } = await run(main, folder, { args: ['daily'] });
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ what: 'deleted old leads', leads: 1, months: 24 });
  expect((await store.list()).map(({ id }) => id)).toEqual([2]);
});

test('a minute after the start the work begins, and is logged if it is killed', async () => {
  const program = join(await temporaryFolder(), 'fails.mjs');
  await writeFile(program, `if (process.argv[2] === 'daily') process.kill(process.pid);\n`);
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const log = watchedLog();
  scheduleDaily(log, program);
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  await expect.poll(() => log.error.mock.calls.length).toBe(1);
  expect(log.error).toHaveBeenCalledWith('the daily work failed', expect.any(Error));
});
