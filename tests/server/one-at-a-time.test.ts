import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { oneAtATime } from '#src/server/one-at-a-time.ts';

async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(oneAtATime(listener)).listen(0);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Sends requests over one connection without waiting for an answer; the last one closes it. */
function pipeline(port: number, paths: readonly string[]) {
  const socket = connect(port, 'localhost');
  for (const path of paths) {
    const connection = path === paths.at(-1) ? 'close' : 'keep-alive';
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: ${connection}\r\n\r\n`);
  }
  return socket;
}

test('requests of one connection are answered in order, none begun before the last has left', async () => {
  const order: string[] = [];
  const port = await serve((request, response) => {
    order.push(`${request.url} begins`);
    response.once('finish', () => order.push(`${request.url} has left`));
    setImmediate(() => response.end(`${request.url};`));
  });
  const said = await text(pipeline(port, ['/a', '/b', '/c']));
  expect(said.match(/\/\w;/g)).toEqual(['/a;', '/b;', '/c;']);
  expect(order).toEqual(
    ['/a', '/b', '/c'].flatMap((path) => [`${path} begins`, `${path} has left`]),
  );
});

test('one connection does not hold up another', async () => {
  const port = await serve((request, response) => {
    if (request.url === '/now') response.end('now');
  });
  pipeline(port, ['/never', '/never']);
  expect(await (await fetch(`http://localhost:${port}/now`)).text()).toBe('now');
});

test('what still waits when its sender goes away is not begun', async () => {
  const begun: (string | undefined)[] = [];
  let gone = Promise.resolve<unknown>(undefined);
  const port = await serve((request, response) => {
    begun.push(request.url);
    gone = once(response, 'close');
  });
  const socket = connect(port, 'localhost');
  socket.write(`GET /first HTTP/1.1\r\nHost: a\r\n\r\nGET /second HTTP/1.1\r\nHost: a\r\n\r\n`);
  await expect.poll(() => begun).toEqual(['/first']);
  socket.destroy();
  await gone;
  expect(begun).toEqual(['/first']);
});
