import { createServer, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { stopperOf } from '#src/server/stop-server.ts';
import { collectGarbage } from './fixtures/collect-garbage.ts';
import { listening } from './fixtures/listening.ts';

test('releases the responses of a closed connection', async () => {
  const responses: WeakRef<ServerResponse>[] = [];
  const server = createServer((_, response) => responses.push(new WeakRef(response)));
  stopperOf(server);
  const socket = connect(await listening(server), 'localhost');
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(3));
  await expect.poll(() => responses.length).toBe(3);
  socket.destroy();
  await expect
    .poll(() => {
      collectGarbage();
      return responses.filter((response) => response.deref() !== undefined).length;
    })
    .toBe(0);
});
