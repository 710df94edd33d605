import { and, assign, createMachine, not, setup } from 'xstate';

/** Of the 7GUIs, those that XState's examples build. */
export const counter = createMachine({
  id: 'counter',
  context: { count: 0 },
  on: {
    increment: { actions: assign({ count: ({ context }) => context['count'] + 1 }) },
    decrement: {
      guard: function isPositive({ context }) {
        return context['count'] > 0;
      },
      actions: assign({ count: ({ context }) => context['count'] - 1 }),
    },
  },
});

export const temperature = createMachine({
  id: 'temperature',
  context: { celsius: '', fahrenheit: '' },
  initial: 'active',
  states: {
    active: {
      on: {
        CELSIUS: {
          actions: assign({ celsius: ({ event }) => event['value'], fahrenheit: 'computed' }),
        },
        FAHRENHEIT: {
          actions: assign({ celsius: 'computed', fahrenheit: ({ event }) => event['value'] }),
        },
      },
    },
  },
});

export const flightBooker = setup({
  guards: {
    'is departure valid': () => true,
    'is return valid': () => true,
    'is return after departure': () => true,
  },
  actors: { book: createMachine({}) },
}).createMachine({
  id: 'flight',
  initial: 'scheduling',
  states: {
    scheduling: {
      initial: 'oneWay',
      on: { CHANGE_DEPARTURE: { actions: assign({ departure: ({ event }) => event['value'] }) } },
      states: {
        oneWay: {
          on: {
            ROUND_TRIP: 'roundTrip',
            BOOK: { guard: 'is departure valid', target: '#flight.booking' },
          },
        },
        roundTrip: {
          on: {
            ONE_WAY: 'oneWay',
            CHANGE_RETURN: { actions: assign({ return: ({ event }) => event['value'] }) },
            BOOK: {
              guard: and(['is departure valid', 'is return valid', 'is return after departure']),
              target: '#flight.booking',
            },
          },
        },
      },
    },
    booking: { invoke: { src: 'book', onDone: 'booked', onError: 'failed' } },
    booked: { type: 'final' },
    failed: { on: { RETRY: 'booking' } },
  },
});

export const timer = setup({
  actors: { ticks: createMachine({}) },
  guards: { 'is over': () => false },
}).createMachine({
  id: 'timer',
  initial: 'running',
  context: { elapsed: 0, duration: 5, interval: 0.1 },
  states: {
    running: {
      invoke: { src: 'ticks' },
      always: { guard: 'is over', target: 'paused' },
      on: { TICK: { actions: assign({ elapsed: ({ context }) => context['elapsed'] + 1 }) } },
    },
    paused: { always: { guard: not('is over'), target: 'running' } },
  },
  on: {
    'DURATION.UPDATE': { actions: assign({ duration: ({ event }) => event['value'] }) },
    RESET: { actions: assign({ elapsed: 0 }) },
  },
});
