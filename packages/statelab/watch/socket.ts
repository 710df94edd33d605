import WebSocket from 'isomorphic-ws';
import { fromCallback } from 'xstate';

/** Events to a connection. */
export type SocketEvent = { type: 'SOCKET.SAY'; text: string };

/** Events from a connection. */
export type SocketNews =
  | { type: 'SOCKET.OPEN' }
  /** The connection closed or failed. */
  | { type: 'SOCKET.CLOSE' }
  | { type: 'SOCKET.TELL'; texts: readonly string[] };

/** Batches messages, in milliseconds: each batch is one render. */
const together = 50;

/** One connection to a WebSocket address, in the browser or in Node. It does not reconnect. */
export const openSocket = fromCallback<SocketEvent, { readonly address: string }>(
  ({ sendBack, receive, input: { address } }) => {
    const socket = new WebSocket(address);
    let isWanted = true;
    let texts: string[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = (news: SocketNews): void => {
      if (isWanted) sendBack(news);
    };
    const flush = (): void => {
      clearTimeout(timer);
      timer = undefined;
      if (texts.length > 0) tell({ type: 'SOCKET.TELL', texts });
      texts = [];
    };
    socket.addEventListener('open', () => tell({ type: 'SOCKET.OPEN' }));
    socket.addEventListener('message', ({ data }) => {
      if (typeof data !== 'string') return;
      texts.push(data);
      timer ??= setTimeout(flush, together);
    });
    socket.addEventListener('close', () => {
      flush();
      tell({ type: 'SOCKET.CLOSE' });
    });
    // In Node an unhandled error event ends the process. A close follows every error.
    socket.addEventListener('error', () => undefined);
    receive(({ text }) => {
      if (socket.readyState === socket.OPEN) socket.send(text);
    });
    return () => {
      isWanted = false;
      clearTimeout(timer);
      socket.close();
    };
  },
);
