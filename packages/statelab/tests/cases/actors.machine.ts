import { assign, createMachine, fromPromise, sendTo, setup } from 'xstate';

/** A machine sends an event to its invoked child. */
export const parent = setup({
  actors: {
    child: createMachine({ initial: 'up', states: { up: { on: { PING: {} } } } }),
  },
}).createMachine({
  id: 'parent',
  initial: 'running',
  states: {
    running: {
      invoke: { src: 'child', id: 'kid', onDone: 'over', onError: 'over' },
      on: { PING: { actions: sendTo('kid', { type: 'PING' }) } },
    },
    over: { type: 'final' },
  },
});

/** Its action fails where nothing else runs. */
export const caller = createMachine({
  id: 'caller',
  initial: 'idle',
  states: {
    idle: {
      on: {
        CALL: {
          actions: () => {
            throw new Error('There is no line.');
          },
        },
        LEAVE: 'gone',
      },
    },
    gone: { type: 'final' },
  },
});

/** Two actors of one source run at once. Only the failure of the second is handled. */
export const twoLoads = setup({
  actors: { load: fromPromise(async () => 1) },
}).createMachine({
  id: 'two-loads',
  type: 'parallel',
  states: {
    left: {
      initial: 'waiting',
      states: {
        waiting: { invoke: { src: 'load', id: 'a', onDone: 'there' } },
        there: { type: 'final' },
      },
    },
    right: {
      initial: 'waiting',
      states: {
        waiting: { invoke: { src: 'load', id: 'b', onDone: 'there', onError: 'failed' } },
        there: { type: 'final' },
        failed: { on: { RETRY: 'waiting' } },
      },
    },
  },
});

/** Keeps a part of what an actor returns, and the message of its failure. */
export const login = setup({
  types: { context: {} as { token: string; roles: readonly string[]; error: string } },
  actors: {
    signIn: fromPromise(async () => ({ user: { token: 't' }, roles: ['admin'] })),
  },
}).createMachine({
  id: 'login',
  context: { token: '', roles: [], error: '' },
  initial: 'out',
  states: {
    out: { on: { SIGN_IN: 'busy' } },
    busy: {
      invoke: {
        src: 'signIn',
        onDone: {
          target: 'in',
          actions: assign({
            token: ({ event }) => event.output.user.token,
            roles: ({ event }) => event.output.roles.map((role) => role.toUpperCase()),
          }),
        },
        onError: {
          target: 'out',
          actions: assign({ error: ({ event }) => String(event.error) }),
        },
      },
    },
    in: { on: { LEAVE: 'out' } },
  },
});
