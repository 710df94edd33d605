import { assign, setup } from 'xstate';

/** A small machine that an app might run. */
export const tillMachine = setup({
  types: {
    context: {} as { items: number },
    events: {} as { type: 'ITEM.SCAN' } | { type: 'TILL.SHUT' },
  },
  actions: { 'count item': assign({ items: ({ context }) => context.items + 1 }) },
}).createMachine({
  id: 'till',
  context: { items: 0 },
  initial: 'idle',
  states: {
    idle: { on: { 'ITEM.SCAN': { target: 'selling', actions: 'count item' } } },
    selling: { on: { 'ITEM.SCAN': { actions: 'count item' }, 'TILL.SHUT': 'shut' } },
    shut: { type: 'final' },
  },
});
