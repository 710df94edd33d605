import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const connections = 4;

/** As many short requests as Node reads at once from a connection. */
const requests = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(1700);

/** How long, in milliseconds, the server makes responses that nobody reads. */
const watched = 3000;

/**
 * Sends many requests over a few connections and reads no response. Returns the longest wait of
 * another visitor for a page, in milliseconds.
 */
export async function sendUnread(port: number): Promise<number> {
  const sockets = Array.from({ length: connections }, () => {
    const socket = connect(port, '127.0.0.1').pause();
    socket.on('error', () => {}).write(requests);
    return socket;
  });
  let longest = 0;
  const end = performance.now() + watched;
  while (performance.now() < end) {
    const begun = performance.now();
    await (await fetch(`http://127.0.0.1:${port}/quote`)).arrayBuffer();
    longest = Math.max(longest, performance.now() - begun);
    await pause(100);
  }
  for (const socket of sockets) socket.destroy();
  return longest;
}
