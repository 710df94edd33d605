import { assign, setup } from 'xstate';

/** Its list may be lost; sorting it then throws. */
export const shelf = setup({
  types: {
    context: {} as { items: readonly string[] },
    events: {} as { type: 'LOSE' } | { type: 'SORT' } | { type: 'DUST' },
  },
}).createMachine({
  id: 'shelf',
  context: { items: [] },
  on: {
    LOSE: { actions: assign({ items: () => JSON.parse('null') }) },
    SORT: { actions: assign({ items: ({ context }) => context.items.toReversed() }) },
    DUST: { actions: () => undefined },
  },
});
