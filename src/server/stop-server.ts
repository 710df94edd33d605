import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

/** How many milliseconds clients have to see that their connection closes. */
const noticePeriod = 1000;

/** How many milliseconds pending requests may take. */
const gracePeriod = 9000;

/** How often, in milliseconds, a stopping server closes idle connections. */
const closingInterval = 50;

/** Returns a function that stops a server: each response closes its connection, idle ones close a second later. */
export function stopperOf(server: Server): () => void {
  const connections = new Map<Socket, Set<ServerResponse>>();
  let isStopping = false;
  server
    .on('connection', (socket) => {
      connections.set(socket, new Set());
      // A response queued behind another emits no event when its connection closes.
      socket.once('close', () => connections.delete(socket));
    })
    .prependListener('request', ({ socket }, response) => {
      response.shouldKeepAlive &&= !isStopping;
      const pending = connections.get(socket)?.add(response);
      response.once('close', () => pending?.delete(response));
    });
  return () => {
    isStopping = true;
    for (const pending of connections.values()) {
      for (const response of pending) response.shouldKeepAlive = false;
    }
    // HTTP's own close would reset connections whose next request is on its way.
    NetServer.prototype.close.call(server);
    const closeIdle = () => setInterval(() => server.closeIdleConnections(), closingInterval);
    setTimeout(() => closeIdle().unref(), noticePeriod).unref();
    setTimeout(() => server.closeAllConnections(), gracePeriod).unref();
  };
}
