import { and, assign, createMachine, not, or, setup, stateIn } from 'xstate';

export const snake = setup({
  actors: { clock: createMachine({}) },
  actions: { move: () => undefined, grow: () => undefined, 'turn head': () => undefined },
  guards: {
    'ate apple': () => false,
    'hit wall': () => false,
    'hit tail': () => false,
    'is about turn': () => false,
  },
}).createMachine({
  id: 'snake',
  initial: 'new',
  states: {
    new: { on: { 'ARROW.*': { target: 'moving', actions: 'turn head' } } },
    moving: {
      invoke: { src: 'clock' },
      always: [
        { guard: 'ate apple', actions: 'grow' },
        { guard: or(['hit wall', 'hit tail']), target: 'over' },
      ],
      on: {
        TICK: { actions: 'move' },
        'ARROW.*': { guard: not('is about turn'), actions: 'turn head' },
      },
    },
    over: { on: { NEW_GAME: 'new' } },
  },
});

export const trivia = setup({
  actors: { loadQuestions: createMachine({}) },
  guards: { 'is right': () => true, 'has more': () => true },
}).createMachine({
  id: 'trivia',
  initial: 'welcome',
  states: {
    welcome: { on: { START: 'loading' } },
    loading: {
      invoke: {
        src: 'loadQuestions',
        onDone: 'asking',
        onError: { target: 'welcome', actions: ({ event }) => console.error(event) },
      },
    },
    asking: {
      initial: 'waiting',
      states: {
        waiting: {
          on: {
            ANSWER: [{ guard: 'is right', target: 'right' }, { target: 'wrong' }],
          },
          after: { 15000: 'wrong' },
        },
        right: { entry: assign({ points: ({ context }) => context['points'] + 1 }) },
        wrong: {},
      },
      on: {
        NEXT: [
          {
            guard: and([
              'has more',
              or([stateIn('#trivia.asking.right'), not(stateIn({ asking: 'wrong' }))]),
            ]),
            target: '.waiting',
            reenter: true,
          },
          'over',
        ],
      },
    },
    over: { type: 'final', output: { points: 1, of: 10 } },
  },
  output: ({ event }) => event.output,
});
