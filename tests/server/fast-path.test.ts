import { once } from 'node:events';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { compressFiles } from '#src/build/compress-files.ts';
import { createHttpServer } from '#src/server/site/http-server.ts';
import { readStaticSite } from '#src/server/site/static-site.ts';
import { buildSiteIn } from './fixtures/built-site.ts';
import { listening } from './fixtures/listening.ts';
import { temporaryFolder } from './fixtures/temporary-folder.ts';

const overTls = { 'x-forwarded-proto': 'https' };

/** A server whose app only reports that it was called, and the site’s own routes to compare. */
async function straight() {
  const distDir = await buildSiteIn(await temporaryFolder());
  await compressFiles(distDir);
  const site = readStaticSite(distDir, {
    at: (path, isOverTls) => ({ 'X-For': isOverTls ? `${path} over TLS` : path }),
    isOverTls: (forwardedProto) => forwardedProto === 'https',
  });
  const app = new Hono().all('*', (c) => c.text('The app was asked.', 418));
  return { port: await listening(createHttpServer(app, site)), routes: site.routes };
}

/** Sends a request without the headers that a browser or fetch adds. */
async function ask(port: number, method: string, path: string, headers: Record<string, string>) {
  const asked = request({ port, host: '127.0.0.1', method, path, headers, agent: false }).end();
  const [response] = await once(asked, 'response');
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

test.each([
  ['GET', '/', {}],
  ['GET', '/quote', { 'accept-encoding': 'gzip, br' }],
  ['GET', '/quote', { 'accept-encoding': 'gzip;q=0', ...overTls }],
  ['HEAD', '/quote', { 'accept-encoding': 'br' }],
  ['GET', '/quote', { 'if-none-match': '*' }],
])('%s %s with %j takes the fast path, with the app’s response', async (method, path, headers) => {
  const { port, routes } = await straight();
  const response = await ask(port, method, path, headers);
  const expected = await routes.request(path, { method, headers });
  expect(response.status).toBe(expected.status);
  expect(response.status).not.toBe(418);
  expect(response.headers).toEqual({
    ...Object.fromEntries(expected.headers),
    connection: 'close',
    date: expect.any(String),
  });
  expect(response.body.equals(Buffer.from(await expected.arrayBuffer()))).toBe(true);
});

test.each([
  ['POST', '/'],
  ['GET', '/quote/'],
  ['GET', '/quote?step=name'],
  ['GET', '/form-problem'],
])('%s %s goes to the app', async (method, path) => {
  const { port } = await straight();
  expect((await ask(port, method, path, {})).status).toBe(418);
});
