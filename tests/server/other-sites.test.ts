import { expect, test } from 'vitest';
import { createApp } from '#src/server/app.ts';
import { browser, formBody, post } from './fixtures/lead.ts';
import { temporaryStore } from './fixtures/temporary-store.ts';

const site = 'https://www.waymark.example';

const handlerFor = async (...allowedOrigins: readonly string[]) =>
  createApp({ store: await temporaryStore(), distDir: 'no-such-folder', allowedOrigins });

const preflight = (origin: string) =>
  new Request('http://localhost/', {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type,idempotency-key',
    },
  });

test('lets an allowed site post a form with its key', async () => {
  const app = await handlerFor('https://other.example', site);
  const { headers, status } = await app.request(preflight(site));
  expect(status).toBe(204);
  expect(headers.get('Access-Control-Allow-Origin')).toBe(site);
  expect(headers.get('Access-Control-Allow-Methods')).toBe('POST');
  expect(headers.get('Access-Control-Allow-Headers')).toBe(
    'Content-Type,Idempotency-Key,Lead-Version,Lead-Age',
  );
  const response = await app.request(post(formBody(), { Origin: site }));
  expect([response.status, response.headers.get('Access-Control-Allow-Origin')]).toEqual([
    200,
    site,
  ]);
  expect(response.headers.get('Vary')?.split(', ').toSorted()).toEqual(['Accept', 'Origin']);
  expect(response.headers.get('Access-Control-Expose-Headers')).toBe('Retry-After');
});

test.each(['https://evil.example', 'null', `${site}.evil.example`])(
  'does not let %s post a form',
  async (origin) => {
    const app = await handlerFor(site);
    expect((await app.request(preflight(origin))).headers.get('Access-Control-Allow-Origin')).toBe(
      null,
    );
  },
);

test('sends no CORS headers if no site is allowed', async () => {
  expect((await (await handlerFor()).request(preflight(site))).status).toBe(405);
});

test('redirects a plain form back to the allowed site', async () => {
  const app = await handlerFor(site);
  const response = await app.request(post(formBody(), { ...browser, Origin: site }));
  expect(response.status).toBe(303);
  expect(response.headers.get('Location')).toMatch(
    /^https:\/\/www\.waymark\.example\/thank-you\?reference=[0-9A-Z]{4}-[0-9A-Z]{4}$/,
  );
});

const host = { Host: 'www.waymark.example' };

test.each([
  ['a page of this site', { ...host, Origin: site, 'Sec-Fetch-Site': 'same-origin' }],
  [
    'a page of this site behind a proxy that changes the host',
    { Origin: site, 'Sec-Fetch-Site': 'same-origin' },
  ],
  ['a page of this site in an older browser', { ...host, Origin: site }],
  ['a form that a visitor sends again', { ...host, 'Sec-Fetch-Site': 'none' }],
  ['a command line', host],
])('accepts a form from %s', async (_, headers: Record<string, string>) => {
  const app = await handlerFor();
  expect((await app.request(post(formBody(), headers))).status).toBe(200);
});

test.each([
  ['another site', { ...host, Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }],
  ['another site that hides its name', { ...host, Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }],
  [
    'a neighbour',
    { ...host, Origin: 'https://blog.waymark.example', 'Sec-Fetch-Site': 'same-site' },
  ],
  ['another site in an older browser', { ...host, Origin: 'https://evil.example' }],
  ['nowhere in an older browser', { ...host, Origin: 'null' }],
])('rejects a form from %s, and stores nothing', async (_, headers: Record<string, string>) => {
  const store = await temporaryStore();
  const app = createApp({ store, distDir: 'no-such-folder' });
  const response = await app.request(post(formBody(), headers));
  expect([response.status, await response.json()]).toEqual([
    403,
    { ok: false, reason: 'This form came from a page of another site; use the one on ours.' },
  ]);
  expect(await store.list()).toEqual([]);
});

test('behind a proxy compares the forwarded host', async () => {
  const store = await temporaryStore();
  const app = createApp({ store, distDir: 'no-such-folder', trustedProxies: 1 });
  const headers = { Host: 'localhost:4173', 'X-Forwarded-Host': 'www.waymark.example' };
  const response = await app.request(post(formBody(), { ...headers, Origin: site }));
  expect(response.status).toBe(200);
});
