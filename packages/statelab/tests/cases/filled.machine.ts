import { assign, enqueueActions, fromPromise, setup } from 'xstate';

/** What was typed is empty or not: only typing changes which. */
export const form = setup({
  types: {
    context: {} as { name: string; shown: string },
    events: {} as { type: 'TYPE'; name: string } | { type: 'SEND' } | { type: 'CLEAR' },
  },
  actions: {
    keepName: assign({
      name: (_, { name }: { name: string }) => name,
      shown: ({ context }) => context.name,
    }),
  },
  guards: {
    hasName: ({ context }) => context.name !== '',
    isBlank: ({ context }) => context.name === '',
  },
}).createMachine({
  id: 'form',
  context: { name: '', shown: '' },
  initial: 'typing',
  on: {
    TYPE: {
      target: '.typing',
      actions: { type: 'keepName', params: ({ event }) => ({ name: event.name }) },
    },
  },
  states: {
    typing: {
      on: {
        SEND: [{ guard: 'hasName', target: 'sent' }, { target: 'refused' }],
        CLEAR: { target: 'cleared', actions: assign({ name: '', shown: '' }) },
      },
    },
    refused: { on: { SEND: { guard: 'hasName', target: 'never.sentAnyway' } } },
    cleared: { on: { SEND: { guard: 'hasName', target: 'never.sentEmpty' } } },
    sent: { on: { SEND: { guard: 'isBlank', target: 'never.sentBlank' } } },
    never: { initial: 'sentAnyway', states: { sentAnyway: {}, sentEmpty: {}, sentBlank: {} } },
  },
});

/** The actor says whose turn it is; nothing else does. */
export const turn = setup({
  types: { context: {} as { own: boolean } },
  actors: { askTurn: fromPromise(async () => ({ own: true })) },
  actions: {
    keepTurn: enqueueActions(({ enqueue }, { own }: { own: boolean }) => {
      enqueue.assign({ own });
    }),
  },
  guards: { isOwn: ({ context }) => context.own },
}).createMachine({
  id: 'turn',
  context: { own: false },
  initial: 'asking',
  states: {
    asking: {
      invoke: {
        src: 'askTurn',
        onDone: {
          target: 'known',
          actions: { type: 'keepTurn', params: ({ event }) => ({ own: event.output.own }) },
        },
      },
    },
    known: { always: [{ guard: 'isOwn', target: 'playing' }, { target: 'waiting' }] },
    playing: { on: { MOVE: [{ guard: 'isOwn', target: 'moved' }, { target: 'cheated' }] } },
    waiting: { on: { MOVE: { guard: 'isOwn', target: 'cheated' }, ASK: 'asking' } },
    moved: { type: 'final' },
    cheated: { type: 'final' },
  },
});
