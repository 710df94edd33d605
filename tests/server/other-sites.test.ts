import { expect, test } from 'vitest';
import { createApp } from '#src/server/app.ts';
import { browser, formBody, post } from './fixtures/lead.ts';
import { temporaryStore } from './fixtures/temporary-store.ts';

const site = 'https://www.waymark.example';

async function server(allowedOrigins: readonly string[] = [], trustedProxies = 0) {
  const store = await temporaryStore();
  const distDir = 'no-such-folder';
  return { store, app: createApp({ leads: store, distDir, allowedOrigins, trustedProxies }) };
}

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
  const { app } = await server(['https://other.example', site]);
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

test.each([
  ['https://evil.example', [site], 204],
  [`${site}.evil.example`, [site], 204],
  [site, [], 405],
])('does not let %s post a form if %j may', async (origin, allowed, status) => {
  const response = await (await server(allowed)).app.request(preflight(origin));
  expect([response.status, response.headers.get('Access-Control-Allow-Origin')]).toEqual([
    status,
    null,
  ]);
});

test('redirects a plain form back to the allowed site', async () => {
  const { app } = await server([site]);
  const response = await app.request(post(formBody(), { ...browser, Origin: site }));
  expect(response.status).toBe(303);
  expect(response.headers.get('Location')).toMatch(
    /^https:\/\/www\.waymark\.example\/thank-you\?reference=[0-9A-Z]{4}-[0-9A-Z]{4}$/,
  );
});

const own = { Host: 'www.waymark.example' };
const forwarded = { Host: 'localhost:4173', 'X-Forwarded-Host': 'www.waymark.example' };
const evil = 'https://evil.example';

test.each<[string, number, Record<string, string>, number]>([
  ['a page of this site', 200, { ...own, Origin: site, 'Sec-Fetch-Site': 'same-origin' }, 0],
  ['such a page in an older browser', 200, { ...own, Origin: site }, 0],
  ['such a page behind a proxy', 200, { ...forwarded, Origin: site }, 1],
  ['whoever forges a proxy', 403, { ...forwarded, Origin: site }, 0],
  ['another site', 403, { ...own, Origin: evil, 'Sec-Fetch-Site': 'cross-site' }, 0],
  [
    'a neighbour',
    403,
    { ...own, Origin: 'https://blog.waymark.example', 'Sec-Fetch-Site': 'same-site' },
    0,
  ],
  ['another site in an older browser', 403, { ...own, Origin: evil }, 0],
])('a form from %s gets %i', async (_, status, headers, proxies) => {
  const { app, store } = await server([], proxies);
  const response = await app.request(post(formBody(), headers));
  expect([response.status, await response.json()]).toEqual([
    status,
    status === 200
      ? { ok: true }
      : { ok: false, reason: 'This form came from a page of another site; use the one on ours.' },
  ]);
  expect(await store.list()).toHaveLength(status === 200 ? 1 : 0);
});
