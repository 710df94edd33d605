import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createApp } from '#src/server/app.ts';
import { createHealth } from '#src/server/health.ts';
import type { LeadStore } from '#src/server/store/lead-store.ts';
import { buildSiteIn } from './fixtures/built-site.ts';
import { formBody, post } from './fixtures/lead.ts';
import { temporaryFolder } from './fixtures/temporary-folder.ts';
import { storeIn } from './fixtures/temporary-store.ts';
import { watchedLog } from './fixtures/watched-log.ts';

async function server() {
  const folder = await temporaryFolder();
  const distDir = await buildSiteIn(folder);
  const store = await storeIn(folder);
  const file = join(folder, 'data', 'leads.db');
  return { distDir, store, file, app: createApp({ store, distDir }) };
}

/** Locks a database, as another writing process would. */
async function hold(file: string) {
  const other = createClient({ url: `file:${file}` });
  onTestFinished(() => other.close());
  return other.transaction('write');
}

test('is healthy while leads can be stored', async () => {
  const { app } = await server();
  const response = await app.request('/health');
  expect([response.status, await response.json()]).toEqual([200, { ok: true, version: 'unknown' }]);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
});

test('says how many whole hours ago the site was built', async () => {
  const { store, distDir } = await server();
  const app = createApp({ store, distDir, builtAt: Date.now() - 37.5 * 3_600_000 });
  const response = await app.request('/health');
  expect(await response.json()).toEqual({ ok: true, version: 'unknown', buildAgeHours: 37 });
});

test('is unhealthy while another process locks the database against writes', async () => {
  const { app, file } = await server();
  const holding = await hold(file);
  const response = await app.request('/health');
  expect([response.status, await response.json()]).toEqual([
    503,
    { ok: false, reason: 'Leads cannot be stored.' },
  ]);
  await holding.rollback();
});

test('is unhealthy after a lead fails to be stored, until one is stored again', async () => {
  const { store, distDir } = await server();
  const outcomes = [Promise.reject(new Error('disk full'))];
  const app = createApp({
    distDir,
    store: { ...store, save: () => outcomes.shift() ?? Promise.resolve('stored') },
  });
  await app.request(post(formBody()));
  expect((await app.request('/health')).status).toBe(503);
  await app.request(post(formBody()));
  expect((await app.request('/health')).status).toBe(200);
});

test('is unhealthy without the quote page', async () => {
  const { store, distDir } = await server();
  await rm(join(distDir, 'quote.html'));
  const response = await createApp({ store, distDir }).request('/health');
  expect([response.status, await response.json()]).toEqual([
    503,
    { ok: false, reason: 'The quote page is missing.' },
  ]);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
});

test('shows strangers only the status, and logs the cause', async () => {
  const { distDir } = await server();
  const log = watchedLog();
  const lost = new Error('libsql://leads.example is out of reach');
  const store = { check: () => Promise.reject(lost) };
  const backlog = () => Promise.resolve({ due: 0, failed: 0, oldest: null });
  const response = await createHealth({ store, backlog, distDir, log, version: 'unknown' }).request(
    '/health',
  );
  expect(await response.text()).not.toContain('leads.example');
  expect(log.error).toHaveBeenCalledExactlyOnceWith('health check failed', lost);
});

test('counts failed notifications, and stays healthy', async () => {
  const { store, distDir } = await server();
  const backlog = vi.fn<LeadStore['notifications']['backlog']>(() =>
    Promise.resolve({ due: 0, failed: 2, oldest: null }),
  );
  const notifications = { ...store.notifications, backlog };
  const app = createApp({ store: { ...store, notifications }, distDir });
  for (let count = 0; count < 3; count += 1) {
    const response = await app.request('/health');
    expect([response.status, await response.json()]).toEqual([
      200,
      { ok: true, version: 'unknown', failedNotifications: 2 },
    ]);
  }
  expect(backlog).toHaveBeenCalledOnce();
});
