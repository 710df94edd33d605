import { assign, setup } from 'xstate';

/** A door that can be locked, and breaks when it is kicked. */
export const door = setup({
  types: { events: {} as { type: 'OPEN' | 'CLOSE' | 'LOCK' | 'KICK' } },
  actions: {
    'break down': assign(() => {
      throw new Error('It fell off.');
    }),
  },
}).createMachine({
  id: 'door',
  initial: 'closed',
  states: {
    closed: {
      on: { OPEN: { target: 'open' }, LOCK: { target: 'locked' }, KICK: { actions: 'break down' } },
    },
    open: { on: { CLOSE: { target: 'closed' } } },
    locked: {},
  },
});
