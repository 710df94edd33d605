import {
  assign,
  cancel,
  createMachine,
  emit,
  enqueueActions,
  forwardTo,
  fromCallback,
  fromPromise,
  log,
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
    '*': { actions: log('unknown', 'todos') },
  },
});

/** Friends that are loaded one by one, each an actor. */
export const friends = createMachine({
  id: 'friends',
  context: { friends: [] },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'FRIENDS.ADD': {
          actions: [
            spawnChild(
              fromPromise(async function loadFriend() {}),
              { id: 'friend' },
            ),
            assign({ friends: () => [] }),
            emit({ type: 'friendAdded' }),
          ],
        },
        'FRIEND.REMOVE': {
          actions: [stopChild('friend'), emit(() => ({ type: 'gone' }))],
        },
        'xstate.done.actor.friend': { actions: log(({ event }) => event) },
        'xstate.error.actor.*': { actions: 'warn' },
      },
    },
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

/** Two of one kind at once, told apart by their ids; input in, output out. */
export const orders = setup({
  actors: { provision: fromPromise<string, { item: string }>(async () => 'done'), audit: todo },
  actions: { notify: emit({ type: 'ready' }), startAudit: spawnChild('audit') },
}).createMachine({
  id: 'orders',
  initial: 'provisioning',
  context: ({ input }) => ({ order: input, left: null }),
  entry: 'startAudit',
  states: {
    provisioning: {
      invoke: [
        {
          id: 'left',
          src: 'provision',
          input: { item: 'left' },
          onDone: { actions: assign({ left: ({ event }) => event.output }) },
        },
        { id: 'right', src: 'provision', input: { item: 'right' }, onDone: 'ready' },
      ],
    },
    ready: { type: 'final', entry: 'notify', output: 'ready' },
  },
  output: ({ context }) => context['left'],
});
