import { createMachine } from 'xstate';

/** A transition in place of an action, which XState ignores. */
export const hall = createMachine({
  id: 'hall',
  initial: 'dark',
  states: {
    dark: { on: { LIGHT: 'lit' } },
    lit: { entry: { target: 'dark' }, on: { BACK: 'dark' } },
  },
});
