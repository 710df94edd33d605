import { expect, test } from 'vitest';
import { createApp } from '#src/server/app.ts';
import { addressesOf, privateNetworks } from '#src/server/client-address.ts';
import { countEvents, createMetrics } from '#src/server/metrics.ts';
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
  const metrics = createMetrics({
    store,
    totals,
    readers: addressesOf(['127.0.0.0/8', '::1']),
    trustedProxies,
    proxyAddresses: addressesOf(privateNetworks),
  });
  const app = createApp({ store, distDir, log, metrics, trustedProxies, version: 'b41cf2a90d17' });
  const read = (peer: string, headers: Record<string, string> = {}) =>
    app.request('/metrics', { headers }, { incoming: { socket: { remoteAddress: peer } } });
  return { app, log, read };
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
  const metrics = createMetrics({
    store: { notifications },
    totals: new Map(),
    readers: addressesOf(['127.0.0.1']),
    trustedProxies: 0,
    proxyAddresses: addressesOf(privateNetworks),
  });
  const peer = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
  const text = await (await metrics.request('/metrics', {}, peer)).text();
  expect(text).toContain('\nwaymark_notifications_due 3\n');
  expect(text).toContain('\nwaymark_notifications_failed 2\n');
  expect(text).toMatch(/^waymark_oldest_untold_lead_seconds 9\d(?:\.\d+)?$/m);
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
