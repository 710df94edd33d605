import type { RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Hands over the requests of one connection one by one: the next when the answer before it
 * has left. A client may send thousands without reading an answer (pipelining); Node would
 * have all of them answered at once and keep every answer in memory.
 */
export function oneAtATime(listener: RequestListener): RequestListener {
  const newest = new WeakMap<Socket, ServerResponse>();
  return (request, response) => {
    const { socket } = request;
    const before = newest.get(socket);
    newest.set(socket, response);
    if (before === undefined || before.closed) listener(request, response);
    else {
      before.once('close', () => {
        if (socket.destroyed) response.destroy();
        else listener(request, response);
      });
    }
  };
}
