import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** The most requests of one connection that may wait for a response. */
const maxPending = 8;

/** The most bytes that are parsed before the limit is checked: about 40 requests. */
const sliceSize = 1024;

/**
 * Closes connections that send many requests ahead of their responses (pipelining). Node alone first parses
 * all it has received: 64 KiB a connection, or 2,000 requests of 10 microseconds and 5 KB each.
 */
export function limitPipelining(server: Server): Server {
  const pending = new WeakMap<Socket, number>();
  const count = (socket: Socket, change: number): number => {
    const requests = (pending.get(socket) ?? 0) + change;
    pending.set(socket, requests);
    return requests;
  };
  return server
    .prependListener('request', ({ socket }, response) => {
      response.once('close', () => count(socket, -1));
      if (count(socket, 1) > maxPending) socket.destroy();
    })
    .on('connection', (socket) => {
      // Node's parser, which would parse everything received at once.
      const [parse = () => {}] = socket.listeners('data');
      socket.removeAllListeners('data').on('data', (data: Buffer) => {
        for (let start = 0; start < data.length && !socket.destroyed; start += sliceSize) {
          if (socket.isPaused()) {
            socket.unshift(data.subarray(start));
            return;
          }
          Reflect.apply(parse, socket, [data.subarray(start, start + sliceSize)]);
        }
      });
    });
}
