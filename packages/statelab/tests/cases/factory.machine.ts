import { createMachine } from 'xstate';

export const makeTimer = (ms: number) =>
  createMachine({
    id: 'timer',
    initial: 'on',
    states: { on: { after: { [ms]: 'off' } }, off: {} },
  });
