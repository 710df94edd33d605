import { assign, setup, type EventObject } from 'xstate';
import { callbackStub } from '#machines/not-provided.ts';

/** Entries of which at most one is open. An entry is the id of its element. */
export const accordionMachine = setup({
  types: {
    input: {} as { entries: readonly string[] },
    context: {} as { entries: readonly string[]; entry: string | null },
    /** By a press, by an address that names it, or because find-in-page found text in it. */
    events: {} as { type: 'ENTRY.OPEN' | 'ENTRY.CLOSE'; entry: string },
    tags: {} as 'open',
  },
  actors: {
    hashTarget: callbackStub<EventObject, { entries: readonly string[] }>('hashTarget'),
  },
  actions: {
    'show entry': assign({ entry: ({ event }) => event.entry }),
    'show none': assign({ entry: null }),
  },
  guards: {
    'is the open one': ({ context, event }) => context.entry === event.entry,
  },
}).createMachine({
  id: 'accordion',
  description: 'Opens one entry at a time.',
  context: ({ input }) => ({ ...input, entry: null }),
  invoke: { src: 'hashTarget', input: ({ context }) => ({ entries: context.entries }) },
  initial: 'closed',
  states: {
    closed: {
      description: 'Only the headings are shown.',
      on: {
        'ENTRY.OPEN': { target: 'open', actions: 'show entry' },
      },
    },
    open: {
      description: 'One entry shows its content.',
      tags: ['open'],
      meta: { requirement: 'At most one open; another switches; the open one closes' },
      on: {
        'ENTRY.OPEN': { actions: 'show entry' },
        'ENTRY.CLOSE': {
          guard: 'is the open one',
          description: 'A browser may close one because another has opened.',
          target: 'closed',
          actions: 'show none',
        },
      },
    },
  },
});
