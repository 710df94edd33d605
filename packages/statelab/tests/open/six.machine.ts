import { createAsyncLogic, createMachine, setup, types } from 'xstate6';

export const toggle = createMachine({
  id: 'toggle',
  context: { count: 0 },
  initial: 'inactive',
  states: {
    inactive: { on: { toggle: { target: 'active' } } },
    active: {
      entry: ({ context }) => ({ context: { count: context.count + 1 } }),
      on: { toggle: { target: 'inactive' } },
      after: { 2000: { target: 'inactive' } },
    },
  },
});

export const light = createMachine({
  id: 'light',
  initial: 'green',
  states: {
    green: { on: { NEXT: () => ({ target: 'yellow' }) } },
    yellow: { after: { '5s': { target: 'red' } } },
    red: {
      initial: 'walk',
      states: { walk: { on: { COUNT: { target: 'stop' } } }, stop: { type: 'final' } },
      onDone: { target: 'green' },
    },
  },
});

export const order = setup({
  schemas: {
    context: types<{ tries: number }>(),
    events: { SUBMIT: types<{ sum: number }>(), CANCEL: types<{}>() },
  },
  actors: { charge: createAsyncLogic({ run: async () => 'paid' }) },
}).createMachine({
  id: 'order',
  context: { tries: 0 },
  initial: 'editing',
  states: {
    editing: {
      on: {
        SUBMIT: ({ context, event }) => {
          if (event.sum <= 0) return;
          if (event.sum > 1000) return { target: 'review', context };
          return { target: 'paying', context: { tries: context.tries + 1 } };
        },
      },
    },
    review: { on: { CANCEL: { target: 'editing' } } },
    paying: {
      invoke: {
        src: ({ actors }) => actors.charge,
        onDone: { target: 'paid' },
        onError: ({ context }, enq) => {
          enq(() => undefined);
          return { target: context.tries < 3 ? 'editing' : 'refused' };
        },
      },
    },
    paid: { type: 'final' },
    refused: {
      always: ({ context }, enq) => {
        if (context.tries < 5) return;
        enq(() => undefined);
      },
    },
  },
});

export const player = createMachine({
  id: 'player',
  type: 'parallel',
  states: {
    playback: {
      initial: 'paused',
      states: {
        paused: { on: { PLAY: { target: 'playing' } } },
        playing: { on: { PAUSE: { target: 'paused' } } },
        last: { type: 'history', target: 'paused' },
      },
    },
    volume: {
      initial: 'routing',
      states: {
        routing: { type: 'choice', choice: () => ({ target: 'normal' }) },
        normal: { on: { MUTE: { target: 'muted' } } },
        muted: { on: { MUTE: { target: 'normal' } } },
      },
    },
  },
});
