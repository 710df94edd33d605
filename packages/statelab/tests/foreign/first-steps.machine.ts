import { assign, createMachine, setup } from 'xstate';

/** The small machines with which XState's documentation and README begin. */
export const toggle = createMachine({
  id: 'toggle',
  initial: 'inactive',
  context: { count: 0 },
  states: {
    inactive: { on: { TOGGLE: { target: 'active' } } },
    active: {
      entry: assign({ count: ({ context }) => context['count'] + 1 }),
      on: { TOGGLE: { target: 'inactive' } },
      after: { 2000: { target: 'inactive' } },
    },
  },
});

export const trafficLight = createMachine({
  id: 'light',
  initial: 'green',
  states: {
    green: { on: { TIMER: 'yellow' } },
    yellow: { on: { TIMER: 'red' } },
    red: {
      on: { TIMER: 'green' },
      initial: 'walk',
      states: {
        walk: { on: { PED_COUNTDOWN: 'wait' } },
        wait: { on: { PED_COUNTDOWN: 'stop' } },
        stop: { type: 'final' },
      },
      onDone: { target: 'green' },
    },
  },
});

export const feedback = setup({
  types: {
    context: {} as { feedback: string },
    events: {} as
      | { type: 'feedback.good' }
      | { type: 'feedback.bad' }
      | { type: 'feedback.update'; value: string }
      | { type: 'submit' }
      | { type: 'close' }
      | { type: 'back' }
      | { type: 'restart' },
  },
  guards: { feedbackValid: ({ context }) => context.feedback.length > 0 },
}).createMachine({
  id: 'feedback',
  initial: 'prompt',
  context: { feedback: '' },
  states: {
    prompt: { on: { 'feedback.good': 'thanks', 'feedback.bad': 'form' } },
    form: {
      on: {
        'feedback.update': { actions: assign({ feedback: ({ event }) => event.value }) },
        back: { target: 'prompt' },
        submit: { guard: 'feedbackValid', target: 'thanks' },
      },
    },
    thanks: {},
    closed: { on: { restart: 'prompt' } },
  },
  on: { close: '.closed' },
});

export const stopwatch = createMachine({
  id: 'stopwatch',
  initial: 'stopped',
  context: { elapsed: 0 },
  states: {
    stopped: { on: { start: 'running' } },
    running: {
      invoke: { src: 'ticks' },
      on: {
        TICK: { actions: assign({ elapsed: ({ context }) => context['elapsed'] + 1 }) },
        stop: 'stopped',
      },
    },
  },
  on: { reset: { actions: assign({ elapsed: 0 }), target: '.stopped' } },
});

/** Two marks of a text that are set independently of each other. */
export const wordEditor = createMachine({
  id: 'word',
  type: 'parallel',
  states: {
    bold: {
      initial: 'off',
      states: { off: { on: { TOGGLE_BOLD: 'on' } }, on: { on: { TOGGLE_BOLD: 'off' } } },
    },
    italics: {
      initial: 'off',
      states: { off: { on: { TOGGLE_ITALICS: 'on' } }, on: { on: { TOGGLE_ITALICS: 'off' } } },
    },
  },
  on: { RESET: { target: ['.bold.off', '.italics.off'] } },
});

export const dogFetch = setup({
  actors: { fetchDog: createMachine({}) },
  guards: { 'has tries left': ({ context }) => context['tries'] < 3 },
  delays: { backOff: ({ context }) => 2 ** context['tries'] * 100 },
}).createMachine({
  id: 'dog-fetch',
  initial: 'idle',
  context: { dog: null, tries: 0 },
  states: {
    idle: { on: { FETCH: 'loading' } },
    loading: {
      invoke: {
        id: 'dog',
        src: 'fetchDog',
        onDone: { target: 'resolved', actions: assign({ dog: ({ event }) => event.output }) },
        onError: [
          {
            guard: 'has tries left',
            target: 'retrying',
            actions: assign({ tries: ({ context }) => context['tries'] + 1 }),
          },
          'rejected',
        ],
      },
      on: { CANCEL: 'idle' },
    },
    retrying: { after: { backOff: 'loading' } },
    resolved: { type: 'final' },
    rejected: { on: { FETCH: 'loading' } },
  },
});
