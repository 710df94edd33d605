import { assign, setup } from 'xstate';
import { promiseStub } from '#machines/not-provided.ts';
import type { BracketsView } from './view.ts';

/** How long the address waits for the next change, in milliseconds: a browser takes only so many new ones a second. */
const settled = 250;

type Change = Partial<BracketsView>;

/** What is chosen and typed on the brackets page, and the address that brings it back. */
export const bracketsPageMachine = setup({
  types: {
    context: {} as { readonly view: BracketsView },
    input: {} as { readonly view: BracketsView },
    events: {} as { type: 'VIEW.CHANGE'; change: Change },
  },
  actors: {
    /** Lets the address say what is shown, as no step of the browser's history. */
    writeAddress: promiseStub<void, { readonly view: BracketsView }>('writeAddress'),
  },
  delays: { settled },
  actions: {
    'keep change': assign({
      view: ({ context }, { change }: { change: Change }) => ({ ...context.view, ...change }),
    }),
  },
}).createMachine({
  id: 'brackets-page',
  description: 'Keeps what is chosen and typed, and an address that brings it back.',
  context: ({ input }) => ({ view: input.view }),
  on: {
    'VIEW.CHANGE': {
      target: '.changing',
      actions: { type: 'keep change', params: ({ event }) => ({ change: event.change }) },
    },
  },
  initial: 'kept',
  states: {
    kept: { description: 'The address brings back what is shown.' },
    changing: {
      description: 'Something is being typed or dragged; the address waits until it rests.',
      after: { settled: { target: 'writing' } },
    },
    writing: {
      description: 'The address takes up what is shown.',
      invoke: {
        src: 'writeAddress',
        input: ({ context }) => ({ view: context.view }),
        onDone: { target: 'kept' },
      },
    },
  },
});
