import {
  assign,
  cancel,
  createMachine,
  emit,
  enqueueActions,
  forwardTo,
  fromCallback,
  log,
  raise,
  sendParent,
  sendTo,
  setup,
  spawnChild,
  stopChild,
} from 'xstate';

/** One line of a list, which tells the list what becomes of it. */
const todo = createMachine({
  id: 'todo',
  initial: 'reading',
  states: {
    reading: { on: { EDIT: 'editing' } },
    editing: {
      entry: 'focusInput',
      on: { COMMIT: { target: 'reading', actions: sendParent({ type: 'TODO.COMMIT' }) } },
    },
  },
});

export const todoList = setup({
  actors: { todo, storage: fromCallback(() => undefined) },
}).createMachine({
  id: 'todos',
  context: { todos: [] },
  invoke: { id: 'persist', src: 'storage' },
  initial: 'ready',
  states: { ready: {} },
  on: {
    'TODO.NEW': { actions: assign({ todos: ({ spawn }) => [spawn('todo')] }) },
    'TODO.COMMIT': {
      actions: [assign({ todos: () => [] }), sendTo('persist', { type: 'SAVE' }, { delay: 500 })],
    },
    'TODO.DELETE': {
      actions: [stopChild(({ event }) => event['id']), enqueueActions(() => undefined)],
    },
    'xstate.error.actor.*': { actions: [raise({ type: 'TODO.NEW' }), emit({ type: 'failed' })] },
    '*': { actions: [log('unknown', 'todos'), spawnChild('storage', { id: 'other' })] },
  },
});

/** Two machines that play ball: one invoked by its logic, and one by name and watched. */
const ponger = createMachine({
  id: 'ponger',
  on: { PING: { actions: sendParent({ type: 'PONG' }, { delay: 1000 }) } },
});

export const pinger = createMachine({
  id: 'pinger',
  initial: 'serving',
  invoke: [
    { src: ponger },
    { id: 'umpire', src: fromCallback(() => undefined), onSnapshot: { actions: 'keepScore' } },
    { src: fromCallback(() => undefined) },
  ],
  states: {
    serving: {
      entry: [sendTo('0.pinger', { type: 'PING' }, { id: 'serve', delay: () => 300 })],
      exit: cancel('serve'),
      on: { PONG: 'rallying' },
    },
    rallying: {
      on: {
        PONG: { actions: [forwardTo('umpire'), sendTo(({ self }) => self, { type: 'HIT' })] },
        HIT: { actions: enqueueActions(function hitBack() {}) },
      },
    },
  },
});
