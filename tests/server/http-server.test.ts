import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { Hono } from 'hono';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createHttpServer } from '#src/server/http-server.ts';
import { buildSiteIn } from './fixtures/built-site.ts';
import { temporaryFolder } from './fixtures/temporary-folder.ts';
import { readStaticSite } from '#src/server/static-site.ts';
import { listening } from './fixtures/listening.ts';

const app = new Hono().post('/', async (c) => c.text(await c.req.text()));

/** A server with short limits, and a connection with an unfinished request. */
async function begin(request: string) {
  const server = createHttpServer(app, { headersTimeout: 500, requestTimeout: 1000 });
  const socket = connect(await listening(server), '127.0.0.1');
  socket.write(request);
  return text(socket);
}

test.each([
  ['two Host headers', 'Host: a\r\nhost: b\r\n', /^HTTP\/1\.1 400 /],
  ['the same Host header twice', 'Host: a\r\nHost: a\r\n', /^HTTP\/1\.1 400 /],
  ['a second Host header in capitals', 'Host: a\r\nHOST: b\r\n', /^HTTP\/1\.1 400 /],
  ['no Host header', '', /^HTTP\/1\.1 400 /],
  ['one Host header', 'Host: a\r\nHostess: b\r\n', /^HTTP\/1\.1 404 /],
  [
    'a coding that nobody undoes',
    'Host: a\r\nTransfer-Encoding: gzip, chunked\r\n',
    /^HTTP\/1\.1 501 /,
  ],
])('responds to a request with %s', async (_, headers, expected) => {
  expect(await begin(`GET / HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`)).toMatch(expected);
});

test.each([
  ['head', 500, 'POST / HTTP/1.1\r\nHost: a\r\n'],
  ['body', 1000, 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nname='],
  [
    'body in pieces',
    1000,
    'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n',
  ],
])('drops a %s that never ends after its time limit', async (_, limit, request) => {
  const begun = performance.now();
  // Node's own checks are 30 seconds apart.
  const late = pause(20_000, 'late', { ref: false });
  expect(await Promise.race([begin(request), late])).toMatch(/^HTTP\/1\.1 408 /);
  expect(performance.now() - begun).toBeGreaterThanOrEqual(limit);
});

test('lets no connection be idle for more than a minute', () => {
  expect(createHttpServer(app).timeout).toBe(60_000);
});

test('a response that has ended leaves no timer, which would end its connection later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  expect(await begin('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')).toContain('404');
  // The client may have the whole response before the server hears that it has ended.
  await expect.poll(() => vi.getTimerCount()).toBe(0);
});

test('reads the header after two thousand short ones', async () => {
  const named = new Hono().get('/', (c) => c.text(String(c.req.header('Last'))));
  const server = createHttpServer(named);
  const socket = connect(await listening(server), '127.0.0.1');
  const lines = 'a:\r\n'.repeat(2100);
  socket.write(`GET / HTTP/1.1\r\nHost: a\r\n${lines}Last: here\r\nConnection: close\r\n\r\n`);
  expect(await text(socket)).toMatch(/\r\n\r\nhere$/);
});

test(
  'closes the connection of a client that has not read its response in time',
  { timeout: 10_000 },
  async () => {
    const large = new Hono().get('/', (c) => c.body(new Uint8Array(32 * 1024 * 1024)));
    // Without the other limit, of a minute without any byte.
    const server = createHttpServer(large, { responseTimeout: 200 }).setTimeout(0);
    const socket = connect(await listening(server), '127.0.0.1');
    const accepting = once(server, 'connection');
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    const [accepted] = await accepting;
    await once(accepted, 'close');
    expect(accepted.destroyed).toBe(true);
  },
);

test('redirects a request whose Host is not a name', async () => {
  const { routes } = readStaticSite(await buildSiteIn(await temporaryFolder()));
  const socket = connect(await listening(createHttpServer(routes)), '127.0.0.1');
  socket.write('GET /quote/?a=b HTTP/1.1\r\nHost: xn--a\r\nConnection: close\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 308 [^]*\r\nlocation: \/quote\?a=b\r\n/i);
});
