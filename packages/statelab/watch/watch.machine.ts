import { assign, setup } from 'xstate';
import { callbackStub } from '#statelab/not-provided.ts';
import { nothingSeen, takeTexts, type Seen } from './seen.ts';
import type { SocketEvent, SocketNews } from './socket.ts';

type WatchEvent = SocketNews | { type: 'EVENTS.CLEAR' };

interface Context {
  /** The URL of the lab’s server. */
  readonly address: string;
  readonly seen: Seen;
}

/** Watches the actors of apps that report to the lab’s server. */
export const watchMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Pick<Context, 'address'>,
    events: {} as WatchEvent,
  },
  actors: {
    /** The connection to the lab's server. */
    socket: callbackStub<SocketEvent, { readonly address: string }>('socket'),
  },
  actions: {
    'apply messages': assign({
      seen: ({ context }, { texts }: { texts: readonly string[] }) =>
        takeTexts(context.seen, texts),
    }),
    reset: assign({ seen: nothingSeen }),
    'clear events': assign({ seen: ({ context }) => ({ ...context.seen, events: [] }) }),
  },
}).createMachine({
  id: 'lab-watch',
  description: 'Watches the actors of apps that report, live.',
  context: ({ input: { address } }) => ({ address, seen: nothingSeen }),
  invoke: {
    src: 'socket',
    id: 'socket',
    input: ({ context }) => ({ address: context.address }),
  },
  on: {
    'EVENTS.CLEAR': { actions: 'clear events' },
    'SOCKET.OPEN': {
      description: 'The server replays its buffer.',
      target: '.open',
      actions: 'reset',
    },
    'SOCKET.CLOSE': { target: '.waiting' },
  },
  initial: 'opening',
  states: {
    opening: { description: 'The first attempt to connect.' },
    open: {
      description: 'Reports are shown as they arrive.',
      on: {
        'SOCKET.TELL': { actions: { type: 'apply messages', params: ({ event }) => event } },
      },
    },
    waiting: { description: 'The server does not answer. Earlier reports stay visible.' },
  },
});
