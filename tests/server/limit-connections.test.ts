import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { limitConnections } from '#src/server/limit-connections.ts';
import { listening } from './fixtures/listening.ts';
import { watchedLog } from './fixtures/watched-log.ts';

test('drops connections beyond the limit of open files, and logs how many', async () => {
  const log = watchedLog();
  const server = createServer();
  limitConnections(server, log, 66);
  const port = await listening(server);
  const open = async () => {
    const socket = connect(port, 'localhost');
    onTestFinished(() => void socket.destroy());
    await once(socket, 'connect');
    return socket;
  };
  const kept = [await open(), await open()];
  for (const socket of [await open(), await open(), await open()]) {
    if (!socket.closed) await once(socket.resume(), 'close');
  }
  await expect
    .poll(() => log.warning.mock.calls)
    .toEqual([['dropped connections: too many are open', { dropped: 3 }]]);
  expect(kept.map(({ closed }) => closed)).toEqual([false, false]);
});

test('starts counting again after each log line', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const log = watchedLog();
  const server = createServer();
  limitConnections(server, log, 66);
  for (const dropped of [3, 1]) {
    for (let count = 0; count < dropped; count += 1) server.emit('drop');
    vi.advanceTimersByTime(1000);
    expect(log.warning).toHaveBeenLastCalledWith('dropped connections: too many are open', {
      dropped,
    });
  }
});

test.each([
  [100_000, 4096],
  [1024, 960],
  [Number.NaN, 4096],
])('with %d open files allows %d connections', (files, connections) => {
  const server = createServer();
  limitConnections(server, watchedLog(), files);
  expect(server.maxConnections).toBe(connections);
});
