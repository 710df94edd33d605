import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { formBody } from './fixtures/lead.ts';
import { startServer } from './fixtures/processes.ts';
import { byWebhook, startReceiver } from './fixtures/receivers.ts';
import { temporarySite } from './fixtures/temporary-store.ts';

/** A folder with a site and a database. `start` starts its server. */
async function site(env: Readonly<Record<string, string>> = {}) {
  const { folder, leads } = await temporarySite();
  return { store: leads, start: () => startServer(folder, env) };
}

test('on SIGTERM finishes a pending lead, accepts no other, and exits', async () => {
  const { store, start } = await site();
  const server = await start();
  const body = formBody();
  const socket = connect(Number(new URL(server.url).port), 'localhost');
  const response = text(socket);
  const head = [
    'POST / HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${body.length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 40)}`);
  // A response to a second request shows that the server has read the first.
  await (await fetch(`${server.url}/health`)).text();
  const stopped = server.end('SIGTERM');
  const isOpen = () =>
    fetch(server.url).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isOpen).toBe(false);
  socket.write(body.slice(40));
  expect(await response).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*\{"ok":true\}$/);
  expect(await stopped).toBe(0);
  expect(await store.list()).toHaveLength(1);
});

test('stops without resetting any of 150 keep-alive connections', async () => {
  const server = await (await site()).start();
  const port = Number(new URL(server.url).port);
  const get = 'GET /robots.txt HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const kept = await Promise.all(
    Array.from({ length: 150 }, async () => {
      const socket = connect(port, 'localhost');
      const received = text(socket).catch(String);
      socket.write(get);
      await once(socket, 'readable');
      return { socket, received };
    }),
  );
  const stopped = server.end('SIGTERM');
  const responses = await Promise.all(kept.map(({ received }) => received));
  expect(responses.filter((received) => !received.startsWith('HTTP/1.1 200 OK\r\n'))).toEqual([]);
  expect(await stopped).toBe(0);
});

test('a stop waits for the message under way, and the next start does not send it again', async () => {
  const pending: ServerResponse[] = [];
  const receiver = await startReceiver((response) => pending.push(response));
  onTestFinished(receiver.close);
  const { store, start } = await site(byWebhook(receiver.url));
  const post = (server: { readonly url: string }) =>
    fetch(server.url, { method: 'POST', body: new URLSearchParams(formBody()) });
  const first = await start();
  await post(first);
  await expect.poll(() => pending.length).toBe(1);
  const stopped = first.end('SIGTERM');
  await expect.poll(first.output).toContain('Waymark has stopped');
  expect(await store.list()).toMatchObject([{ notified: 'due' }]);
  pending[0]?.writeHead(204).end();
  expect(await stopped).toBe(0);
  expect(await store.list()).toMatchObject([{ notified: 'told' }]);
  const second = await start();
  await post(second);
  await expect.poll(() => pending.length).toBe(2);
  expect(receiver.received.map(({ body }) => JSON.parse(body).data.id)).toEqual([1, 2]);
});
