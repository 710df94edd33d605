import { once } from 'node:events';
import { createServer } from 'node:http';
import { WebSocket } from 'ws';
import { WatchServer } from '#statelab/build/watch-server.ts';

/** A server to report to. It keeps its port when it begins anew: another program could take a free one. */
export async function serve() {
  let sockets = new WatchServer();
  const server = createServer();
  server.on('upgrade', (request, socket, head) => sockets.upgrade(request, socket, head));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const taken = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `ws://127.0.0.1:${taken}/inspect`,
    /** Ends all connections, and knows nothing of what it was told before. */
    beginAnew: (): void => {
      sockets.close();
      sockets = new WatchServer();
    },
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
