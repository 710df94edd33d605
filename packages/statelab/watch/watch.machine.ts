import { assign, setup } from 'xstate';
import { callbackStub } from '#statelab/not-provided.ts';
import { retryAfter } from './limits.ts';
import { nothingSeen, takeTexts, type Seen } from './seen.ts';
import type { SocketEvent, SocketNews } from './socket.ts';

type WatchEvent = SocketNews | { type: 'EVENTS.CLEAR' };

interface Context {
  /** Of the lab's server. */
  readonly address: string;
  readonly seen: Seen;
  /** How often the server was not reached since it was. */
  readonly tries: number;
}

/** Watches the actors of apps that report to the lab's server. */
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
    'take what is told': assign({
      seen: ({ context }, { texts }: { texts: readonly string[] }) =>
        takeTexts(context.seen, texts),
    }),
    'begin afresh': assign({ seen: nothingSeen, tries: 0 }),
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
      description: 'A connection is there, or on its way.',
      invoke: {
        src: 'socket',
        id: 'socket',
        input: ({ context }) => ({ address: context.address }),
      },
      on: { 'SOCKET.CLOSE': { target: 'waiting', actions: 'count try' } },
      initial: 'opening',
      states: {
        opening: {
          description: 'What was seen before stays in sight.',
          on: {
            'SOCKET.OPEN': {
              description: 'The server tells anew all that it has.',
              target: 'open',
              actions: 'begin afresh',
            },
          },
        },
        open: {
          description: 'What apps report is shown as it comes.',
          on: {
            'SOCKET.TELL': {
              actions: {
                type: 'take what is told',
                params: ({ event }) => ({ texts: event.texts }),
              },
            },
          },
        },
      },
    },
    waiting: {
      description: 'The server is not there. It is tried again.',
      after: { retry: { target: 'connected' } },
    },
  },
});
