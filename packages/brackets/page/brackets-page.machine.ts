import { assign, fromPromise, setup } from 'xstate';
import type { BracketsView } from './view.ts';

/** The delay before the address changes, in milliseconds, because browsers limit changes. */
const settled = 250;

type Change = Partial<BracketsView>;

/** Keeps the brackets page's view and writes it to the address. */
export const bracketsPageMachine = setup({
  types: {
    context: {} as { readonly view: BracketsView },
    input: {} as { readonly view: BracketsView },
    events: {} as { type: 'VIEW.CHANGE'; change: Change },
  },
  actors: {
    /** Writes the view to the address, without a history entry. */
    writeAddress: fromPromise<void, { readonly view: BracketsView }>(async () => {
      throw new Error("The actor 'writeAddress' is not provided.");
    }),
  },
  delays: { settled },
  actions: {
    'keep change': assign({
      view: ({ context }, { change }: { change: Change }) => ({ ...context.view, ...change }),
    }),
  },
}).createMachine({
  id: 'brackets-page',
  description: 'Keeps the view, and writes it to the address.',
  context: ({ input }) => ({ view: input.view }),
  on: {
    'VIEW.CHANGE': {
      target: '.changing',
      actions: { type: 'keep change', params: ({ event }) => ({ change: event.change }) },
    },
  },
  initial: 'kept',
  states: {
    kept: { description: 'The address matches the view.' },
    changing: {
      description: 'The view is changing. The address follows after a delay.',
      after: { settled: { target: 'writing' } },
    },
    writing: {
      description: 'The view is being written to the address.',
      invoke: {
        src: 'writeAddress',
        input: ({ context }) => ({ view: context.view }),
        onDone: { target: 'kept' },
      },
    },
  },
});
