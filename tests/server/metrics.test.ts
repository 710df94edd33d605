import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from 'hono';
import { expect, test, vi } from 'vitest';
import { createApp } from '#src/server/app.ts';
import { addressesOf, isFrom, privateNetworks } from '#src/server/client-address.ts';
import { countEvents, createMetrics } from '#src/server/metrics.ts';
import { backupMark } from '#src/server/store/backup.ts';
import { watchSigns } from '#src/server/signs.ts';
import { buildSiteIn } from './fixtures/built-site.ts';
import { formBody, post } from './fixtures/lead.ts';
import { temporaryFolder } from './fixtures/temporary-folder.ts';
import { storeIn, temporaryStore } from './fixtures/temporary-store.ts';
import { watchedLog } from './fixtures/watched-log.ts';

async function site(trustedProxies = 0) {
  const folder = await temporaryFolder();
  const distDir = await buildSiteIn(folder);
  const store = await storeIn(folder);
  const { log, totals } = countEvents(watchedLog());
  const file = join(folder, 'data', 'leads.db');
  const signs = watchSigns(store, totals, file);
  const proxies = { trustedProxies, proxyAddresses: addressesOf(privateNetworks) };
  const readers = addressesOf(['127.0.0.0/8', '::1']);
  const isReader = (c: Context) => isFrom(c, proxies, readers);
  const app = createApp({
    store,
    distDir,
    log,
    watch: { signs, isReader },
    trustedProxies,
    version: 'b41cf2a90d17',
  });
  const read = (peer: string, headers: Record<string, string> = {}, path = '/metrics') =>
    app.request(path, { headers }, { incoming: { socket: { remoteAddress: peer } } });
  return { app, log, file, read };
}

test('counts stored leads, rejected forms and notifications, and measures the process', async () => {
  const { app, log, read } = await site();
  await app.request(post(formBody()));
  await app.request(post(formBody({ firstName: '' })));
  await app.request(post(formBody({ firstName: '' })));
  await app.request(post('x'));
  log.info('notification sent', { channel: 'mail', attempt: 1 });
  const response = await read('127.0.0.1');
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  const text = await response.text();
  const lines = text.split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      '# TYPE waymark_leads_stored_total counter',
      'waymark_leads_stored_total{form="quote"} 1',
      'waymark_forms_refused_total{status="422"} 2',
      'waymark_forms_refused_total{status="400"} 1',
      'waymark_leads_told_total{channel="mail"} 1',
      'waymark_notifications_due 0',
      'waymark_notifications_failed 0',
      'waymark_oldest_untold_lead_seconds 0',
    ]),
  );
  expect(text).toMatch(
    /^# TYPE process_resident_memory_bytes gauge\nprocess_resident_memory_bytes [1-9]\d+$/m,
  );
  expect(text).toMatch(/^waymark_event_loop_delay_p99_seconds \d/m);
  expect(text).not.toContain('Aroha');
});

test('measures due and failed notifications, and the age of the oldest due one', async () => {
  const backlog = () =>
    Promise.resolve({
      due: 3,
      failed: 2,
      oldest: new Date(Date.now() - 90_000).toISOString(),
    });
  const store = await temporaryStore();
  const notifications = { ...store.notifications, backlog };
  const signs = watchSigns({ ...store, notifications }, new Map(), undefined, Date.now() - 90_000);
  const metrics = createMetrics({ signs, isReader: () => true });
  const text = await (await metrics.request('/metrics')).text();
  expect(text).toContain('\nwaymark_notifications_due 3\n');
  expect(text).toContain('\nwaymark_notifications_failed 2\n');
  expect(text).toMatch(/^waymark_oldest_untold_lead_seconds 9\d(?:\.\d+)?$/m);
  expect(text).toMatch(/^waymark_build_age_seconds 9\d(?:\.\d+)?$/m);
});

test('hides /metrics from other hosts and proxies', async () => {
  const direct = await site();
  expect((await direct.read('203.0.113.7')).status).toBe(404);
  expect((await direct.read('127.0.0.1', { 'X-Forwarded-For': '127.0.0.1' })).status).toBe(404);
  expect((await direct.read('::ffff:127.0.0.1')).status).toBe(200);
  const behind = await site(1);
  expect((await behind.read('127.0.0.1', { 'X-Forwarded-For': '203.0.113.7' })).status).toBe(404);
  expect((await behind.read('127.0.0.1')).status).toBe(200);
});

test('shows the site’s version in /health', async () => {
  const { app } = await site();
  expect(await (await app.request('/health')).json()).toEqual({
    ok: true,
    version: 'b41cf2a90d17',
  });
});

test('measures the age of the newest backup, free disk space and the clock', async () => {
  const { file, read } = await site();
  const first = await (await read('127.0.0.1')).text();
  expect(first).toContain('\nwaymark_newest_backup_age_seconds Infinity\n');
  expect(first).toMatch(/^waymark_free_disk_bytes [1-9]\d{6,}$/m);
  expect(first).toMatch(/^waymark_clock_skew_seconds [01](?:\.\d+)?$/m);
  const { file: other, read: readOther } = await site();
  expect(other).not.toBe(file);
  await writeFile(backupMark(other), '');
  await utimes(backupMark(other), Date.now() / 1000, Date.now() / 1000 - 700);
  expect(await (await readOther('127.0.0.1')).text()).toMatch(
    /^waymark_newest_backup_age_seconds 7\d\d(?:\.\d+)?$/m,
  );
});

test('counts each kind of problem in the log', async () => {
  const { app, read } = await site();
  await app.request(post(formBody({ firm: 'kauri-tax' })));
  expect(await (await read('127.0.0.1')).text()).toContain(
    '\nwaymark_problems_total{what="a lead names an unknown firm"} 1\n',
  );
});

test('shows the signs in /health to readers of the metrics alone', async () => {
  const { app, read } = await site();
  await app.request(post(formBody({ firm: 'kauri-tax' })));
  await app.request(post('x'));
  const seen = await (await read('127.0.0.1', {}, '/health')).json();
  expect(seen.signs).toEqual({
    'waymark_forms_refused_total{status="400"}': 1,
    'waymark_leads_stored_total{form="quote"}': 1,
    'waymark_problems_total{what="a lead names an unknown firm"}': 1,
    waymark_notifications_due: 0,
    waymark_notifications_failed: 0,
    waymark_oldest_untold_lead_seconds: 0,
    waymark_clock_skew_seconds: expect.any(Number),
    // Infinity, which JSON does not have.
    waymark_newest_backup_age_seconds: null,
    waymark_free_disk_bytes: expect.any(Number),
    waymark_event_loop_delay_p50_seconds: expect.any(Number),
    waymark_event_loop_delay_p99_seconds: expect.any(Number),
    process_resident_memory_bytes: expect.any(Number),
  });
  expect(await (await read('203.0.113.7', {}, '/health')).json()).toEqual({
    ok: true,
    version: 'b41cf2a90d17',
  });
});

test('shows the other signs while the store cannot be read or written', async () => {
  const store = await temporaryStore();
  const lost = () => Promise.reject(new Error('out of reach'));
  const broken = {
    ...store,
    probe: lost,
    notifications: { ...store.notifications, backlog: lost },
  };
  const totals = new Map([['waymark_problems_total{what="x"}', 1]]);
  const watch = { signs: watchSigns(broken, totals), isReader: () => true };
  const distDir = await buildSiteIn(await temporaryFolder());
  const app = createApp({ store: broken, distDir, watch });
  const metrics = await (await app.request('/metrics')).text();
  expect(metrics).toMatch(/^waymark_problems_total\{what="x"\} 1\n(?:.*\n)*process_resident/m);
  const health = await app.request('/health');
  expect([health.status, await health.json()]).toMatchObject([
    503,
    { ok: false, signs: { 'waymark_problems_total{what="x"}': 1 } },
  ]);
});

test('reads the database for the signs at most once a second, and no age is negative', async () => {
  const store = await temporaryStore();
  const backlog = vi.fn<typeof store.notifications.backlog>(() =>
    Promise.resolve({ due: 1, failed: 0, oldest: '2099-01-01T00:00:00.000Z' }),
  );
  const notifications = { ...store.notifications, backlog };
  const signs = watchSigns({ ...store, notifications }, new Map());
  expect(await signs()).toMatchObject({ waymark_oldest_untold_lead_seconds: 0 });
  await signs();
  expect(backlog).toHaveBeenCalledOnce();
});
