import { and, assign, createMachine, fromCallback, not, or, setup, stateIn } from 'xstate';

/** Players and games of XState's examples. */
export const mediaPlayer = createMachine({
  id: 'player',
  type: 'parallel',
  states: {
    track: {
      initial: 'paused',
      states: {
        paused: { on: { PLAY: { guard: not(stateIn({ power: 'off' })), target: 'playing' } } },
        playing: {
          invoke: { id: 'audio', src: fromCallback(() => undefined) },
          on: { PAUSE: 'paused', END: 'paused' },
        },
      },
    },
    volume: {
      initial: 'normal',
      states: { normal: { on: { MUTE: 'muted' } }, muted: { on: { UNMUTE: 'normal' } } },
    },
    power: {
      initial: 'on',
      states: { on: { on: { SHUT_DOWN: 'off' } }, off: { id: 'off', type: 'final' } },
    },
  },
});

export const ticTacToe = setup({
  guards: { 'has won': () => false, 'is draw': () => false, 'is valid move': () => true },
}).createMachine({
  id: 'tic-tac-toe',
  initial: 'playing',
  context: { board: [], moves: 0, player: 'x', winner: null },
  states: {
    playing: {
      always: [
        { target: 'gameOver.winner', guard: 'has won' },
        { target: 'gameOver.draw', guard: 'is draw' },
      ],
      on: {
        PLAY: [
          {
            target: 'playing',
            guard: 'is valid move',
            actions: assign({ board: () => [], moves: 1, player: 'o' }),
          },
        ],
      },
    },
    gameOver: {
      initial: 'winner',
      states: {
        winner: { tags: 'winner', entry: assign({ winner: ({ context }) => context['player'] }) },
        draw: { tags: 'draw' },
      },
      on: { RESET: { target: 'playing', actions: assign({ board: [], moves: 0 }) } },
    },
  },
  output: ({ context }) => context['winner'],
});

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
            guard: and(['has more', or([stateIn('#trivia.asking.right'), stateIn('asking')])]),
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
