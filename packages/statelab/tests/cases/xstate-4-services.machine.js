import { createMachine } from 'xstate';

/** The form of XState 4: XState 5 drops `services`. */
export const door = createMachine(
  {
    id: 'door',
    initial: 'shut',
    states: { shut: { invoke: { src: 'unlock', onDone: 'open' } }, open: {} },
  },
  {
    services: { unlock: () => Promise.resolve(true) },
  },
);
