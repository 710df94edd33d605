import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createApp } from '#src/server/app.ts';
import { buildSiteIn } from './fixtures/built-site.ts';
import { temporaryFolder } from './fixtures/temporary-folder.ts';
import { storeIn } from './fixtures/temporary-store.ts';

async function serverWith(headersFile: string | undefined, trustedProxies = 0) {
  const folder = await temporaryFolder();
  const distDir = await buildSiteIn(folder);
  if (headersFile !== undefined) await writeFile(join(distDir, '_headers'), headersFile);
  return createApp({ store: await storeIn(folder), distDir, trustedProxies });
}

const rules = '/*\n  X-Every: 1\n\n/assets/*\n  X-Asset: 1\n  Cache-Control: for ever\n';

test('responses have the headers of the _headers file', async () => {
  const app = await serverWith(rules);
  const asset = (await app.request('/assets/app-B1a2.js')).headers;
  expect([asset.get('X-Every'), asset.get('X-Asset')]).toEqual(['1', '1']);
  const unchanged = await app.request('/assets/app-B1a2.js', {
    headers: { 'If-None-Match': asset.get('ETag') ?? '' },
  });
  expect([unchanged.status, unchanged.headers.get('X-Asset')]).toEqual([304, '1']);
});

test('a missing file is not cached for long', async () => {
  const app = await serverWith(rules);
  expect((await app.request('/assets/gone.js')).headers.get('Cache-Control')).toBe(
    'no-cache, no-transform',
  );
});

test('the _headers file itself is not served', async () => {
  expect((await (await serverWith(rules)).request('/_headers')).status).toBe(404);
});

test('without the file the headers are just as strict', async () => {
  const { headers } = await (await serverWith(undefined)).request('/nowhere');
  expect(headers.get('Content-Security-Policy')).toContain("script-src 'self';");
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('X-Frame-Options')).toBe('DENY');
});

test('an invalid _headers file stops the start', async () => {
  await expect(serverWith('nonsense')).rejects.toThrow('neither a path nor a header');
});

test.each([
  [1, 'https', 'max-age=31536000'],
  [1, 'http', null],
  [0, 'https', null],
])(
  'behind %i proxies over %s, Strict-Transport-Security is %s',
  async (proxies, scheme, output) => {
    const app = await serverWith(undefined, proxies);
    const { headers } = await app.request('/', { headers: { 'X-Forwarded-Proto': scheme } });
    expect(headers.get('Strict-Transport-Security')).toBe(output);
  },
);
