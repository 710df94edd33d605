import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import type { Context } from 'hono';
import { countersRegistry } from '#src/server/counters.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { createApp } from '#src/server/app.ts';
import { addressesOf, isFrom, privateNetworks } from '#src/server/client-address.ts';
import type { Leads } from '#src/server/decide/open-leads.ts';
import { backupMark } from '#src/server/keep/backup.ts';
import { logTo } from '#src/server/log.ts';
import { createMetrics, type MetricsOptions } from '#src/server/operate/metrics.ts';
import { formBody, post } from './fixtures/lead.ts';
import { temporaryFolder } from './fixtures/temporary-folder.ts';
import { temporarySite, temporaryStore } from './fixtures/temporary-store.ts';

beforeEach(() => countersRegistry.resetMetrics());

async function site(trustedProxies = 0) {
  const { distDir, leads } = await temporarySite();
  const proxies = { trustedProxies, proxyAddresses: addressesOf(privateNetworks) };
  const readers = addressesOf(['127.0.0.0/8', '::1']);
  const metrics = { leads, isReader: (c: Context) => isFrom(c, proxies, readers) };
  const app = createApp({ leads, distDir, trustedProxies, metrics });
  const read = (peer: string, headers: Record<string, string> = {}) =>
    app.request('/metrics', { headers }, { incoming: { socket: { remoteAddress: peer } } });
  return { app, read };
}

async function measured(options: Partial<MetricsOptions>): Promise<string> {
  const leads = await temporaryStore();
  const metrics = createMetrics({ leads, isReader: () => true, ...options });
  return (await metrics.request('/metrics')).text();
}

test('counts stored leads, rejected forms and problems, and measures the process', async () => {
  const { app, read } = await site();
  for (const body of [formBody(), formBody({ firstName: '' }), formBody({ lastName: '' }), 'x']) {
    await app.request(post(body));
  }
  logTo(new PassThrough(), new PassThrough()).warning('a burst of forms from one address');
  const response = await read('127.0.0.1');
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  const text = await response.text();
  expect(text.split('\n')).toEqual(
    expect.arrayContaining([
      '# TYPE waymark_leads_stored_total counter',
      'waymark_leads_stored_total{form="quote"} 1',
      'waymark_forms_refused_total{status="422"} 2',
      'waymark_forms_refused_total{status="400"} 1',
      'waymark_problems_total{what="a burst of forms from one address"} 1',
      // Nobody is set, and no firm does all of it.
      'waymark_notifications_failed 1',
      'waymark_leads_without_firm 1',
    ]),
  );
  expect(text).toMatch(/^process_resident_memory_bytes [1-9]\d+$/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  expect(text).not.toContain('Aroha');
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

test.each([
  ['what waits and what failed', /^waymark_notifications_due 3\n[^]*_failed 2\n/m, -90_000],
  ['no age below zero', /^waymark_oldest_message_seconds 0$/m, 90_000],
])('measures %s, and asks the database once', async (_, line, age) => {
  const leads = await temporaryStore();
  const oldest = new Date(Date.now() + age).toISOString();
  const backlog = vi.fn<Leads['notifications']['backlog']>(() =>
    Promise.resolve({ due: 3, failed: 2, oldest }),
  );
  const notifications = { ...leads.notifications, backlog };
  expect(await measured({ leads: { ...leads, notifications } })).toMatch(line);
  expect(backlog).toHaveBeenCalledOnce();
});

test('measures the age of the build and of the newest backup, and free disk space', async () => {
  const file = join(await temporaryFolder(), 'leads.db');
  const builtAt = Date.now() - 90_000;
  const first = await measured({ file, builtAt });
  expect(first).toContain('\nwaymark_newest_backup_age_seconds +Inf\n');
  expect(first).toMatch(/^waymark_free_disk_bytes [1-9]\d{6,}$/m);
  expect(first).toMatch(/^waymark_build_age_seconds 9\d(?:\.\d+)?$/m);
  await writeFile(backupMark(file), '');
  await utimes(backupMark(file), Date.now() / 1000, Date.now() / 1000 - 700);
  expect(await measured({ file })).toMatch(/^waymark_newest_backup_age_seconds 7\d\d(?:\.\d+)?$/m);
});

test('shows the other figures while the database is out of reach', async () => {
  const lost = () => Promise.reject(new Error('out of reach'));
  const store = await temporaryStore();
  const notifications = { ...store.notifications, backlog: lost };
  const text = await measured({ leads: { notifications, withoutFirm: lost } });
  expect(text).toMatch(/^waymark_notifications_due Nan$/m);
  expect(text).toMatch(/^waymark_leads_without_firm Nan$/m);
  expect(text).toMatch(/^process_resident_memory_bytes [1-9]/m);
});
