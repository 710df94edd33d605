import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createApp } from '#src/server/app.ts';
import type { Leads } from '#src/server/decide/open-leads.ts';
import { warnOfAge } from '#src/server/operate/build-age.ts';
import { temporarySite } from './fixtures/temporary-store.ts';
import { watchedLog } from './fixtures/watched-log.ts';

const hour = 3_600_000;

/** What /health says. */
async function healthOf(app: ReturnType<typeof createApp>) {
  const response = await app.request('/health');
  const header = (name: string) => response.headers.get(name);
  expect([header('Cache-Control'), header('X-Content-Type-Options')]).toEqual([
    'no-store',
    'nosniff',
  ]);
  return [response.status, await response.json()];
}

const unable = [503, { ok: false, reason: 'Leads cannot be stored.' }];

test('is healthy while leads can be stored, and says how many hours old the site is', async () => {
  const app = createApp({
    ...(await temporarySite()),
    version: 'b41c',
    builtAt: Date.now() - 37.5 * hour,
  });
  expect(await healthOf(app)).toEqual([200, { ok: true, version: 'b41c', buildAgeHours: 37 }]);
});

test('is unhealthy while another process locks the database against writes', async () => {
  const { folder, ...options } = await temporarySite();
  const other = createClient({ url: `file:${join(folder, 'data', 'leads.db')}` });
  onTestFinished(() => other.close());
  const holding = await other.transaction('write');
  expect(await healthOf(createApp(options))).toEqual(unable);
  await holding.rollback();
});

test('is unhealthy without the quote page', async () => {
  const options = await temporarySite();
  await rm(join(options.distDir, 'quote.html'));
  expect(await healthOf(createApp(options))).toEqual([
    503,
    { ok: false, reason: 'The quote page is missing.' },
  ]);
});

test('shows strangers only the status, and logs the cause', async () => {
  const { leads, distDir } = await temporarySite();
  const log = watchedLog();
  const lost = new Error('postgres://leads.example is out of reach');
  const app = createApp({ leads: { ...leads, probe: () => Promise.reject(lost) }, distDir, log });
  expect(await healthOf(app)).toEqual(unable);
  expect(log.error).toHaveBeenCalledExactlyOnceWith('health check failed', lost);
  // It waits for the store for two seconds at most.
  const slow = { ...leads, probe: () => new Promise<never>(() => {}) };
  expect(await healthOf(createApp({ leads: slow, distDir }))).toEqual(unable);
});

test('counts failed messages, stays healthy, and asks the store once in five seconds', async () => {
  const { leads, distDir } = await temporarySite();
  const backlog = vi.fn<Leads['notifications']['backlog']>(() =>
    Promise.resolve({ due: 0, failed: 2, oldest: null }),
  );
  const notifications = { ...leads.notifications, backlog };
  const app = createApp({ leads: { ...leads, notifications }, distDir });
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  for (const [time, times] of [
    [0, 1],
    [4999, 1],
    [5000, 2],
  ] as const) {
    now = time;
    expect(await healthOf(app)).toEqual([
      200,
      { ok: true, version: 'unknown', failedNotifications: 2 },
    ]);
    expect(backlog).toHaveBeenCalledTimes(times);
  }
});

test('warns of a build after 36 hours, and each day from then on', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const log = watchedLog();
  warnOfAge(Date.now() - 12 * hour, log);
  vi.advanceTimersByTime(24 * hour - 1);
  expect(log.warning).not.toHaveBeenCalled();
  vi.advanceTimersByTime(24 * hour + 1);
  expect(log.warning.mock.calls).toEqual([
    ['the site is more than 36 hours old; build it again', { hours: 36 }],
    ['the site is more than 36 hours old; build it again', { hours: 60 }],
  ]);
});
