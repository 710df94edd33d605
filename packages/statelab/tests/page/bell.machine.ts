import { assign, fromPromise, setup } from 'xstate';

type BellEvent =
  | { type: 'NAME.CHANGE'; name: string }
  | { type: 'BELL.PRESS' }
  | { type: 'WIRE.CUT' };

interface Name {
  readonly name: string;
}

/** A bell with a name plate, which is read as its page opens. */
export const bellMachine = setup({
  types: { context: {} as Name, events: {} as BellEvent },
  actors: {
    readName: fromPromise((): Promise<string> => Promise.reject(new Error('not provided'))),
    ring: fromPromise((): Promise<'loud' | 'soft'> => Promise.reject(new Error('not provided'))),
  },
  actions: { keep: assign((_, { name }: Name) => ({ name })) },
}).createMachine({
  id: 'bell',
  context: { name: '' },
  initial: 'reading',
  on: { 'WIRE.CUT': '.dead' },
  states: {
    reading: {
      invoke: {
        src: 'readName',
        onDone: {
          target: 'still',
          actions: { type: 'keep', params: ({ event }) => ({ name: event.output }) },
        },
        onError: 'dead',
      },
    },
    still: {
      on: {
        'NAME.CHANGE': { actions: { type: 'keep', params: ({ event }) => event } },
        'BELL.PRESS': 'ringing',
      },
    },
    ringing: {
      on: { 'BELL.PRESS': {} },
      invoke: { src: 'ring', onDone: 'still', onError: 'dead' },
      after: { 900: 'still' },
    },
    dead: {},
  },
});
