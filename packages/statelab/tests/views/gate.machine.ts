import { assign, setup } from 'xstate';

/** Starts with a code alone; whatever it does breaks. */
export const gate = setup({
  types: { context: {} as { key: string }, input: {} as { code: string } },
}).createMachine({
  id: 'gate',
  context: ({ input: { code } }) => {
    if (code === '') throw new Error('No code.');
    return { key: code };
  },
  on: {
    OPEN: {
      actions: assign({
        key: () => {
          throw new Error('The lock is stuck.');
        },
      }),
    },
  },
});
