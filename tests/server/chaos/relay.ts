import { connect, createServer, type Socket } from 'node:net';
import { listenAnywhere } from '#tests/server/fixtures/free-port.ts';

/** An address that leads to one of several servers, as a host's own address of a database does. */
export async function startRelay(first: number) {
  let target = first;
  const sockets = new Set<Socket>();
  const end = (): void => sockets.forEach((socket) => socket.destroy());
  const server = createServer((client) => {
    const onward = connect(target, '127.0.0.1');
    for (const [from, to] of [
      [client, onward],
      [onward, client],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
  });
  // The servers' own listener, on a port of this machine.
  const port = await listenAnywhere(server);
  return {
    port,
    /** Ends every connection, and sends the next ones to another port. */
    switchTo: (next: number): void => {
      target = next;
      end();
    },
    close: (): void => {
      server.close();
      end();
    },
  };
}
