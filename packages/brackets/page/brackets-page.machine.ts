import { assign, setup } from 'xstate';
import { addressOf, type BracketsView } from './view.ts';

/** The delay before the address changes, in milliseconds, because browsers limit changes. */
const settled = 250;

/** Keeps the brackets page's view and writes it to the address. */
export const bracketsPageMachine = setup({
  types: {
    context: {} as { readonly view: BracketsView },
    input: {} as { readonly view: BracketsView },
    events: {} as { type: 'VIEW.CHANGE'; change: Partial<BracketsView> },
  },
  delays: { settled },
  actions: {
    'keep change': assign({
      view: ({ context, event }) => ({ ...context.view, ...event.change }),
    }),
    /** Shows the address of the view, without a history entry. */
    'write address': ({ context }) =>
      window.history.replaceState(window.history.state, '', addressOf(context.view)),
  },
}).createMachine({
  id: 'brackets-page',
  description: 'Keeps the view, and writes it to the address.',
  context: ({ input }) => ({ view: input.view }),
  on: {
    'VIEW.CHANGE': { target: '.changing', actions: 'keep change' },
  },
  initial: 'kept',
  states: {
    kept: { description: 'The address matches the view.' },
    changing: {
      description: 'The view is changing. The address follows after a delay.',
      after: {
        settled: { target: 'kept', actions: 'write address' },
      },
    },
  },
});
