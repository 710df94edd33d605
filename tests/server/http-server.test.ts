import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createApp } from '#src/server/app.ts';
import { createHttpServer } from '#src/server/site/http-server.ts';
import { formBody } from './fixtures/lead.ts';
import { listening } from './fixtures/listening.ts';
import { temporarySite } from './fixtures/temporary-store.ts';

async function server() {
  const { leads, distDir } = await temporarySite();
  const http = createHttpServer(createApp({ leads, distDir }));
  return { store: leads, port: await listening(http) };
}

/** Sends bytes over a connection of their own. Returns all that comes back. */
async function send(request: string) {
  const { port } = await server();
  const socket = connect(port, '127.0.0.1');
  socket.write(request);
  return text(socket);
}

test.each([
  ['no Host', 'GET / HTTP/1.1\r\n', 400],
  ['a coding that nobody undoes', 'GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip\r\n', 400],
  ['HTTP/1.0 and no Host, as load balancers ask', 'GET /health HTTP/1.0\r\n', 200],
  ['two thousand short headers', `GET /quote HTTP/1.1\r\nHost: a\r\n${'a:\r\n'.repeat(2000)}`, 200],
])('responds to a request with %s', async (_, head, status) => {
  const response = await send(`${head}Connection: close\r\n\r\n`);
  expect(response.split(' ', 2)).toEqual(['HTTP/1.1', String(status)]);
});

test('redirects a request whose Host is not a name', async () => {
  const response = await send(
    'GET /quote/?a=b HTTP/1.1\r\nHost: xn--a\r\nConnection: close\r\n\r\n',
  );
  expect(response).toMatch(/^HTTP\/1\.1 308 [^]*\r\nlocation: \/quote\?a=b\r\n/i);
});

const form = (body: string, headers: string): string =>
  `POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\n${headers}\r\n\r\n${body}`;

const declared = (body: string, headers = ''): string =>
  form(body, `${headers}Content-Length: ${body.length}`);

const tooLarge = 'x'.repeat(1_000_000);
test.each([
  ['is too large', declared(tooLarge), 413, true],
  ['is of another site', declared(tooLarge, 'Sec-Fetch-Site: cross-site\r\n'), 403, false],
  ['is compressed', declared(tooLarge, 'Content-Encoding: gzip\r\n'), 415, false],
])('a form that %s breaks none that follows on its connection', async (...each) => {
  const [, rejected, status, closes] = each;
  const { store, port } = await server();
  const socket = connect(port, '127.0.0.1');
  const received = text(socket);
  socket.write(rejected);
  await once(socket, 'readable');
  if (!closes) socket.write(declared(formBody(), 'Connection: close\r\n'));
  const statuses = [...(await received).matchAll(/HTTP\/1\.1 (\d+) [^]*?Connection: ([\w-]+)/gi)];
  expect(statuses.map(([, code, connection]) => [code, connection])).toEqual(
    closes
      ? [[String(status), 'close']]
      : [
          [String(status), 'keep-alive'],
          ['200', 'close'],
        ],
  );
  expect(await store.list()).toHaveLength(closes ? 0 : 1);
});
