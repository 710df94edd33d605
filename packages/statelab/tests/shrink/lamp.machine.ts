import { assign, setup } from 'xstate';

/** A lamp that goes out after a while, and counts the events it receives, whether it is on or off. */
export const lamp = setup({
  types: {
    context: {} as { heard: number; owner: { name: string } },
    events: {} as
      | { type: 'TOUCH' }
      | { type: 'CLAP'; loud?: boolean }
      | { type: 'LOCK' }
      | { type: 'SMASH' },
  },
  delays: { 'a while': 3000 },
  guards: {
    'is loud': (_, { loud }: { loud: boolean }) => loud,
    'has a lock': () => false,
  },
  actions: { hear: assign({ heard: ({ context }) => context.heard + 1 }) },
}).createMachine({
  id: 'lamp',
  context: { heard: 0, owner: { name: 'Aroha' } },
  on: {
    CLAP: [
      {
        guard: { type: 'is loud', params: ({ event }) => ({ loud: event.loud === true }) },
        actions: 'hear',
      },
      { actions: 'hear' },
    ],
    SMASH: { target: '.off', actions: 'hear' },
    LOCK: { guard: 'has a lock', actions: 'hear' },
  },
  initial: 'off',
  states: {
    off: { on: { TOUCH: { target: 'on' } } },
    on: { on: { TOUCH: { target: 'off' } }, after: { 'a while': { target: 'off' } } },
  },
});
