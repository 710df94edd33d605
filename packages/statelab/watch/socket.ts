import WebSocket from 'isomorphic-ws';
import { fromCallback } from 'xstate';

export type SocketEvent = { type: 'SOCKET.SAY'; text: string };

/** Events from a connection. */
export type SocketNews =
  | { type: 'SOCKET.OPEN' }
  /** The connection closed or failed; another attempt follows. */
  | { type: 'SOCKET.CLOSE' }
  | { type: 'SOCKET.TELL'; texts: readonly string[] };

/** Batches messages, in milliseconds: each batch is one render. */
const together = 50;

/** Delay before a connection attempt, in milliseconds, after a number of failed ones. */
const retryAfter = (tries: number): number => Math.min(10_000, 500 * 2 ** tries);

/** A connection to a WebSocket address, in the browser or in Node. Reconnects. */
export const openSocket = fromCallback<SocketEvent, { readonly address: string }>(
  ({ sendBack, receive, input: { address } }) => {
    let socket: WebSocket | undefined;
    let tries = 0;
    let isWanted = true;
    let texts: string[] = [];
    let flushing: ReturnType<typeof setTimeout> | undefined;
    let retrying: ReturnType<typeof setTimeout> | undefined;
    const tell = (news: SocketNews): void => {
      if (isWanted) sendBack(news);
    };
    const flush = (): void => {
      clearTimeout(flushing);
      flushing = undefined;
      if (texts.length > 0) tell({ type: 'SOCKET.TELL', texts });
      texts = [];
    };
    const connect = (): void => {
      socket = new WebSocket(address);
      socket.addEventListener('open', () => {
        tries = 0;
        tell({ type: 'SOCKET.OPEN' });
      });
      socket.addEventListener('message', ({ data }) => {
        if (typeof data !== 'string') return;
        texts.push(data);
        flushing ??= setTimeout(flush, together);
      });
      socket.addEventListener('close', () => {
        flush();
        tell({ type: 'SOCKET.CLOSE' });
        tries += 1;
        if (isWanted) retrying = setTimeout(connect, retryAfter(tries));
      });
      // In Node an unhandled error event ends the process. A close follows every error.
      socket.addEventListener('error', () => undefined);
    };
    connect();
    receive(({ text }) => {
      if (socket?.readyState === socket?.OPEN) socket?.send(text);
    });
    return () => {
      isWanted = false;
      clearTimeout(flushing);
      clearTimeout(retrying);
      socket?.close();
    };
  },
);
