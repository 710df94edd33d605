import { assign, createMachine, setup } from 'xstate';

/** Params from an event index the context. */
export const seats = setup({
  types: {
    context: {} as { seats: readonly (string | null)[] },
    events: {} as { type: 'TAKE'; seat: number },
  },
  guards: {
    isFree: ({ context }, { seat }: { seat: number }) => context.seats[seat] === null,
  },
}).createMachine({
  id: 'seats',
  context: { seats: ['Ana', 'Ben', 'Cy', 'Di', null] },
  initial: 'empty',
  states: {
    empty: {
      on: {
        TAKE: {
          guard: { type: 'isFree', params: ({ event }) => ({ seat: event.seat }) },
          target: 'taken',
        },
      },
    },
    taken: {},
  },
});

/** An event only assigns; what follows at once reads it. */
export const player = setup({
  types: {
    context: {} as { engine: string | null },
    events: {} as { type: 'SET'; engine: string },
  },
}).createMachine({
  id: 'player',
  context: { engine: null },
  initial: 'off',
  states: {
    off: {
      on: { SET: { actions: assign({ engine: ({ event }) => event.engine }) } },
      always: { guard: ({ context }) => context.engine === 'jet', target: 'on' },
    },
    on: {},
  },
});

/** What follows after a time reads what was typed. */
export const search = setup({
  types: { context: {} as { word: string }, events: {} as { type: 'TYPE'; word: string } },
}).createMachine({
  id: 'search',
  context: { word: '' },
  initial: 'idle',
  on: { TYPE: { target: '.waiting', actions: assign({ word: ({ event }) => event.word }) } },
  states: {
    idle: {},
    waiting: {
      after: {
        500: [
          { guard: ({ context }) => context.word.length > 30, target: 'fetching' },
          { target: 'idle' },
        ],
      },
    },
    fetching: {},
  },
});

/** Five guards on one event, made by what they compare it with. */
const isKind =
  (kind: string) =>
  ({ event }: { event: { kind: string } }) =>
    event.kind === kind;
export const post = setup({
  types: { events: {} as { type: 'SORT'; kind: string } },
  guards: { a: isKind('a'), b: isKind('b'), c: isKind('c'), d: isKind('d'), e: isKind('e') },
}).createMachine({
  id: 'post',
  initial: 'sorted',
  states: { sorted: {} },
  on: { SORT: (['a', 'b', 'c', 'd', 'e'] as const).map((guard) => ({ guard, target: '.sorted' })) },
});

/** Compares a number with thousands, which esbuild prints as 2e3. */
export const parcel = createMachine({
  id: 'parcel',
  types: {} as { events: { type: 'WEIGH'; grams: number } },
  initial: 'weighing',
  states: {
    weighing: {
      on: { WEIGH: [{ guard: ({ event }) => event.grams <= 2e3, target: 'ready' }, 'tooHeavy'] },
    },
    ready: { on: { WEIGH: { guard: ({ event }) => event.grams === 1_500, target: 'weighing' } } },
    tooHeavy: {},
  },
});
