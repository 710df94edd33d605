import { assign, setup } from 'xstate';
import { callbackStub } from '#statelab/not-provided.ts';
import { retryAfter } from './limits.ts';
import { nothingSeen, takeTexts, type Seen } from './seen.ts';
import type { SocketEvent, SocketNews } from './socket.ts';

type WatchEvent = SocketNews | { type: 'EVENTS.CLEAR' };

interface Context {
  /** The URL of the lab’s server. */
  readonly address: string;
  readonly seen: Seen;
  /** Failed connections since the last open one. */
  readonly tries: number;
}

/** Watches the actors of apps that report to the lab’s server. */
export const watchMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Pick<Context, 'address'>,
    events: {} as WatchEvent,
  },
  actors: {
    /** One connection to the lab's server. */
    socket: callbackStub<SocketEvent, { readonly address: string }>('socket'),
  },
  delays: { retry: ({ context }) => retryAfter(context.tries) },
  actions: {
    'apply messages': assign({
      seen: ({ context }, { texts }: { texts: readonly string[] }) =>
        takeTexts(context.seen, texts),
    }),
    reset: assign({ seen: nothingSeen, tries: 0 }),
    'clear events': assign({ seen: ({ context }) => ({ ...context.seen, events: [] }) }),
    'count try': assign({ tries: ({ context }) => context.tries + 1 }),
  },
}).createMachine({
  id: 'lab-watch',
  description: 'Watches the actors of apps that report, live.',
  context: ({ input: { address } }) => ({ address, seen: nothingSeen, tries: 0 }),
  on: { 'EVENTS.CLEAR': { actions: 'clear events' } },
  initial: 'connected',
  states: {
    connected: {
      description: 'The connection is open or opening.',
      invoke: {
        src: 'socket',
        id: 'socket',
        input: ({ context }) => ({ address: context.address }),
      },
      on: { 'SOCKET.CLOSE': { target: 'waiting', actions: 'count try' } },
      initial: 'opening',
      states: {
        opening: {
          description: 'Earlier reports stay visible.',
          on: {
            'SOCKET.OPEN': {
              description: 'The server replays its buffer.',
              target: 'open',
              actions: 'reset',
            },
          },
        },
        open: {
          description: 'Reports are shown as they arrive.',
          on: {
            'SOCKET.TELL': {
              actions: {
                type: 'apply messages',
                params: ({ event }) => ({ texts: event.texts }),
              },
            },
          },
        },
      },
    },
    waiting: {
      description: 'The server does not answer. Retries after a delay.',
      after: { retry: { target: 'connected' } },
    },
  },
});
