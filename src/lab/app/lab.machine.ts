import { assign, sendTo, setup } from 'xstate';
import { callbackStub } from '#machines/not-provided.ts';

/** What the browser's address is told. */
export type AddressEvent = { type: 'ADDRESS.WRITE'; hash: string };

export type LabEvent =
  /** The visitor followed a link, or went back or forward. */
  | { type: 'ADDRESS.CHANGE'; hash: string }
  /** A view lets the address say how it is looked at, as no step of the browser's history. */
  | { type: 'ADDRESS.REWRITE'; hash: string };

/** The lab: what it shows is what its address says. */
export const labMachine = setup({
  types: {
    context: {} as { readonly hash: string },
    input: {} as { readonly hash: string },
    events: {} as LabEvent,
  },
  actors: {
    /** Tells when the browser's address changes, and writes it when told. */
    address: callbackStub<AddressEvent>('address'),
  },
  actions: {
    'follow address': assign({ hash: (_, { hash }: { hash: string }) => hash }),
    'write address': sendTo('address', (_, { hash }: { hash: string }) => ({
      type: 'ADDRESS.WRITE',
      hash,
    })),
  },
}).createMachine({
  id: 'lab',
  description: 'Shows what the address says.',
  context: ({ input }) => ({ hash: input.hash }),
  invoke: { src: 'address', id: 'address' },
  on: {
    'ADDRESS.CHANGE': {
      actions: { type: 'follow address', params: ({ event }) => ({ hash: event.hash }) },
    },
    'ADDRESS.REWRITE': {
      actions: [
        { type: 'follow address', params: ({ event }) => ({ hash: event.hash }) },
        { type: 'write address', params: ({ event }) => ({ hash: event.hash }) },
      ],
    },
  },
});
