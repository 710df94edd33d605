import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { stopperOf } from '#src/server/stop-server.ts';
import { collectGarbage } from './fixtures/collect-garbage.ts';

test('keeps no response of a closed connection', async () => {
  const responses: WeakRef<ServerResponse>[] = [];
  const server = createServer((_, response) => responses.push(new WeakRef(response)));
  stopperOf(server);
  server.listen(0);
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const socket = connect(port, 'localhost');
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(3));
  await expect.poll(() => responses.length).toBe(3);
  socket.destroy();
  await expect
    .poll(
      () => {
        collectGarbage();
        return responses.filter((response) => response.deref() !== undefined).length;
      },
      { timeout: 20_000 },
    )
    .toBe(0);
}, 30_000);
