import { once } from 'node:events';
import { createServer } from 'node:http';
import { WebSocket } from 'ws';
import { WatchServer } from '#lab/build/watch-server.ts';

/** A server to report to, on a free port or one that was free before. */
export async function serve(port = 0) {
  const sockets = new WatchServer();
  const server = createServer().on('upgrade', sockets.upgrade).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const taken = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    port: taken,
    url: `ws://127.0.0.1:${taken}/inspect`,
    close: async (): Promise<void> => {
      sockets.close();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Connects, and collects what is told. */
export async function connect(url: string, origin?: string) {
  const socket = new WebSocket(url, origin === undefined ? {} : { origin });
  const told: Record<string, unknown>[] = [];
  let heard: () => void = () => undefined;
  socket.addEventListener('message', ({ data }) => {
    told.push(JSON.parse(typeof data === 'string' ? data : ''));
    heard();
  });
  await once(socket, 'open');
  return {
    socket,
    told,
    /** Settles once so many messages have come. */
    hear: (count: number): Promise<void> =>
      new Promise((resolve) => {
        heard = () => {
          if (told.length >= count) resolve();
        };
        heard();
      }),
  };
}
