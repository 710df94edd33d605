import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';

const notProvided = new Error('not provided');

/** A kettle that asks its sensors while it heats, and rings a bell. */
export const kettle = setup({
  types: {
    context: {} as { litres: number; heat: number | null; why: string },
    events: {} as
      | { type: 'FILL'; litres: number }
      | { type: 'SWITCH' }
      | { type: 'LISTEN' }
      | { type: 'KNOB.LEFT' },
  },
  actors: {
    feelHeat: fromPromise<number, { litres: number }>(() => Promise.reject(notProvided)),
    seeLid: fromPromise<string>(() => Promise.reject(notProvided)),
    bell: fromCallback<{ type: 'BELL.RING' }>(() => {
      throw notProvided;
    }),
  },
  delays: { boil: 4000, 'give up': 9000, 'no time': 0 },
  guards: { 'holds water': ({ context }) => context.litres > 0 },
  actions: {
    fill: assign({ litres: (_, { litres }: { litres: number }) => litres }),
    'keep heat': assign({ heat: (_, { heat }: { heat: number }) => heat }),
    'keep why': assign({ why: (_, { error }: { error: unknown }) => String(error) }),
    ring: sendTo('bell', { type: 'BELL.RING' }),
  },
}).createMachine({
  id: 'kettle',
  context: { litres: 0, heat: null, why: '' },
  invoke: { src: 'bell', id: 'bell' },
  initial: 'off',
  states: {
    off: {
      on: {
        LISTEN: [{ guard: 'holds water' }, {}],
        FILL: {
          actions: { type: 'fill', params: ({ event }) => ({ litres: event.litres }) },
        },
        SWITCH: { guard: 'holds water', target: 'heating' },
      },
    },
    heating: {
      entry: 'ring',
      invoke: [
        {
          src: 'feelHeat',
          input: ({ context }) => ({ litres: context.litres }),
          onDone: {
            actions: { type: 'keep heat', params: ({ event }) => ({ heat: event.output }) },
          },
          onError: {
            actions: { type: 'keep why', params: ({ event }) => ({ error: event.error }) },
          },
        },
        { src: 'seeLid' },
      ],
      after: { boil: { target: 'boiled' }, 'give up': { target: 'off' } },
      on: { 'KNOB.*': { target: 'boiled' } },
    },
    boiled: { after: { 'no time': { target: 'off' } } },
  },
});
