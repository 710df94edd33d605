import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createApp } from '#src/server/app.ts';
import { postStream } from './fixtures/lead.ts';
import { watchedLog } from './fixtures/watched-log.ts';
import { temporarySite } from './fixtures/temporary-store.ts';

interface Settings {
  readonly headersFile?: string;
  readonly trustedProxies?: number;
}

async function server({ headersFile, trustedProxies = 0 }: Settings = {}) {
  const { leads, distDir } = await temporarySite();
  if (headersFile !== undefined) await writeFile(join(distDir, '_headers'), headersFile);
  const log = watchedLog();
  return { log, app: createApp({ leads, distDir, trustedProxies, log }) };
}

const bare =
  'If the form brought you here, what you sent has arrived. To ask about it, give your email address.';
const received = 'Your request has arrived. Your reference is <strong>K7Q2-M9XD</strong>';

test.each([
  ['?reference=K7Q2-M9XD', received],
  ['?reference=K7Q2-M9XD&firm=harbour-ledger', received],
  ['', bare],
  ['?reference=%3Cscript%3E', bare],
])('the thank-you page with "%s" shows: %s', async (query, receipt) => {
  const { app } = await server();
  const page = await app.request(`/thank-you${query}`);
  expect(await page.text()).toBe(`<!doctype html><title>Thank you</title><p>${receipt}</p>`);
  expect(page.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(page.headers.get('Cache-Control')).toMatch(
    receipt === bare ? 'no-cache, no-transform' : 'no-store',
  );
});

test.each([
  ['PUT', '/', ['GET', 'HEAD', 'POST']],
  ['POST', '/quote', ['GET', 'HEAD']],
  ['POST', '/nowhere', ['GET', 'HEAD']],
])('responds to %s %s with the allowed methods', async (method, address, methods) => {
  const { app } = await server();
  const response = await app.request(address, { method });
  expect(response.status).toBe(405);
  expect(response.headers.get('Allow')?.split(', ').toSorted()).toEqual(methods);
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
});

const failing = (error: Error) =>
  postStream(new ReadableStream({ start: (controller) => controller.error(error) }));

test('responds with one sentence when it fails, and logs the error', async () => {
  const { app, log } = await server();
  const lost = new Error('the connection is lost');
  const response = await app.request(failing(lost));
  expect([response.status, await response.text()]).toEqual([
    500,
    'Something went wrong at our end. Please try again in a minute.',
  ]);
  expect(log.error).toHaveBeenCalledExactlyOnceWith('request failed', lost);
});

test('does not count an aborted request as a server failure', async () => {
  const { app, log } = await server();
  await app.request(failing(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })));
  expect(log.error).not.toHaveBeenCalled();
  expect(log.info).toHaveBeenCalledExactlyOnceWith('client closed the connection');
});

test('responses have the headers of the _headers file, which is not served', async () => {
  const { app } = await server({ headersFile: '/*\n  X-Every: 1\n\n/assets/*\n  X-Asset: 1\n' });
  const asset = (await app.request('/assets/app-B1a2.js')).headers;
  expect([asset.get('X-Every'), asset.get('X-Asset')]).toEqual(['1', '1']);
  const tag = { 'If-None-Match': asset.get('ETag') ?? '' };
  const unchanged = await app.request('/assets/app-B1a2.js', { headers: tag });
  expect([unchanged.status, unchanged.headers.get('X-Asset')]).toEqual([304, '1']);
  expect((await app.request('/_headers')).status).toBe(404);
});

test.each(['/', '/nowhere', '/robots.txt', '/quote/'])(
  '%s is as strict without the file',
  async (address) => {
    const { headers } = await (await server()).app.request(address);
    expect(headers.get('Content-Security-Policy')).toContain("script-src 'self';");
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('X-Frame-Options')).toBe('DENY');
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
  },
);

test('an invalid _headers file stops the start', async () => {
  await expect(server({ headersFile: 'nonsense' })).rejects.toThrow('neither a path nor a header');
});

test.each([
  [1, 'https', 'max-age=31536000'],
  [1, 'http', null],
  [0, 'https', null],
])('behind %i proxies over %s, HSTS is %s', async (trustedProxies, scheme, sent) => {
  const { app } = await server({ trustedProxies });
  const { headers } = await app.request('/', { headers: { 'X-Forwarded-Proto': scheme } });
  expect(headers.get('Strict-Transport-Security')).toBe(sent);
});
