import { createMachine, setup } from 'xstate';

/** Names that nothing provides: TypeScript would reject them, JavaScript does not. */
export const visit = createMachine(
  {
    id: 'visit',
    initial: 'outside',
    states: {
      outside: {
        on: {
          ENTER: { target: 'inside', actions: 'greet' },
          SNEAK: { target: 'inside', guard: 'isNight' },
        },
        after: { patience: 'inside' },
      },
      inside: { invoke: { src: 'lookAround', onError: 'outside' }, on: { LEAVE: 'outside' } },
    },
  },
  {
    actions: { wave: () => undefined },
    guards: { isOpen: () => true },
  },
);

/** Every part is used, two of them only by the code of a function. */
const parts = setup({
  actions: { ring: () => undefined, knock: () => undefined },
  guards: { isLate: () => true },
  delays: { pause: 10 },
});

export const bell = parts.createMachine({
  id: 'bell',
  initial: 'still',
  states: {
    still: {
      entry: parts.enqueueActions(({ enqueue, check }) => {
        if (check('isLate')) enqueue('knock');
      }),
      on: { PRESS: { target: 'ringing', actions: 'ring' } },
    },
    ringing: { after: { pause: 'still' } },
  },
});
