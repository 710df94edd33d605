import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createClient, type Transaction } from '@libsql/client';
import { expect, onTestFinished, test } from 'vitest';
import { buildSiteIn } from './fixtures/built-site.ts';
import { formBody } from './fixtures/lead.ts';
import { secret } from './fixtures/notifying-server.ts';
import { startServer } from './fixtures/processes.ts';
import { startReceiver } from './fixtures/receivers.ts';
import { temporaryFolder } from './fixtures/temporary-folder.ts';
import { storeIn } from './fixtures/temporary-store.ts';

test('on SIGTERM finishes a pending lead, accepts no other, and exits', async () => {
  const folder = await temporaryFolder();
  await buildSiteIn(folder);
  const server = await startServer('src/server/main.ts', folder);
  const { port } = new URL(server.url);
  const body = formBody();
  const socket = connect(Number(port), 'localhost');
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
  const stopped = server.stop('SIGTERM');
  await expect
    .poll(() =>
      fetch(server.url).then(
        () => 'taken',
        () => 'refused',
      ),
    )
    .toBe('refused');
  socket.write(body.slice(40));
  expect(await response).toMatch(
    /^HTTP\/1\.1 200 OK\r\n[^]*Connection: close\r\n[^]*\{"ok":true\}$/,
  );
  expect(await stopped).toBe(0);
  expect(await (await storeIn(folder)).list()).toHaveLength(1);
});

test('stops without resetting any of 150 keep-alive connections', async () => {
  const folder = await temporaryFolder();
  await buildSiteIn(folder);
  const server = await startServer('src/server/main.ts', folder);
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
  const stopped = server.stop('SIGTERM');
  await expect
    .poll(() =>
      fetch(server.url).then(
        () => 'open',
        () => 'shut',
      ),
    )
    .toBe('shut');
  for (const { socket } of kept.slice(0, 75)) socket.write(get);
  const responses = await Promise.all(kept.map(({ received }) => received));
  const counts = responses.map((received) => [
    received.match(/HTTP\/1\.1 200 OK/g)?.length,
    received.match(/Connection: close/g)?.length,
  ]);
  expect(counts).toEqual(responses.map((_, index) => (index < 75 ? [2, 1] : [1, undefined])));
  expect(await stopped).toBe(0);
});

test('on SIGTERM saves that a lead has arrived before it closes the database', async () => {
  const folder = await temporaryFolder();
  await buildSiteIn(folder);
  let lock: Transaction | undefined;
  const receiver = await startReceiver((response) => {
    const respond = async () => {
      const database = createClient({ url: `file:${join(folder, 'data', 'leads.db')}` });
      // Nothing else can be saved until its end.
      lock = await database.transaction('write');
      response.writeHead(204).end();
    };
    void respond();
  });
  onTestFinished(receiver.close);
  const server = await startServer('src/server/main.ts', folder, {
    env: { LEADS_WEBHOOK_URL: receiver.url, LEADS_WEBHOOK_SECRET: secret },
  });
  const arrived = server.logs('notification sent');
  await fetch(server.url, { method: 'POST', body: new URLSearchParams(formBody()) });
  await arrived;
  const closing = server.logs('Waymark has stopped');
  const stopped = server.stop('SIGTERM');
  await closing;
  lock?.close();
  expect(await stopped).toBe(0);
  expect(await (await storeIn(folder)).list()).toMatchObject([{ notified: 'told' }]);
});
