import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';

/** How long, in milliseconds, a client may take to see that a kept connection ends. */
const noticePeriod = 1000;

/** How long, in milliseconds, pending requests may take. */
const gracePeriod = 9000;

/** How often, in milliseconds, a stopping server closes idle connections. */
const closingInterval = 50;

/** Returns a function that stops a server: each response closes its connection, idle ones close a second later. */
export function stopperOf(server: Server): () => void {
  const pending = new Set<ServerResponse>();
  let isStopping = false;
  server.prependListener('request', (_, response) => {
    response.shouldKeepAlive &&= !isStopping;
    pending.add(response);
    response.once('close', () => pending.delete(response));
  });
  return () => {
    isStopping = true;
    for (const response of pending) response.shouldKeepAlive = false;
    // An HTTP server's own close would reset connections whose next request is on its way.
    NetServer.prototype.close.call(server);
    const closeIdle = () => setInterval(() => server.closeIdleConnections(), closingInterval);
    setTimeout(() => closeIdle().unref(), noticePeriod).unref();
    setTimeout(() => server.closeAllConnections(), gracePeriod).unref();
  };
}
