import { createMachine } from 'xstate';

/** The form of XState 4: XState 5 ignores `cond`. */
export const door = createMachine(
  {
    id: 'door',
    initial: 'shut',
    states: {
      shut: { on: { OPEN: { target: 'open', cond: 'isUnlocked' } } },
      open: { on: { CLOSE: 'shut' } },
    },
  },
  { guards: { isUnlocked: () => false } },
);
