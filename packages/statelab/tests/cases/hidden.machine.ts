import { createMachine } from 'xstate';

const toggleMachine = createMachine({ id: 'toggle', on: { FLIP: {} } });

export const title = toggleMachine.id;
