import { assign, sendTo, setup } from 'xstate';
import { callbackStub } from '#lab/not-provided.ts';
import { readAddress } from './address.ts';

/** What the browser's address is told. */
export type AddressEvent = { type: 'ADDRESS.WRITE'; hash: string };

export type LabEvent =
  /** The visitor followed a link, or went back or forward. */
  | { type: 'ADDRESS.CHANGE'; hash: string }
  /** A view lets the address say how it is looked at, as no step of the browser's history. */
  | { type: 'ADDRESS.REWRITE'; hash: string };

/** The visit that is under way in the live view. */
export interface Visit {
  readonly machine: string;
  /** What the address of the live view said after `?` when the visit began. */
  readonly search: string;
}

interface Context {
  readonly hash: string;
  /** It outlasts the way through other views, until the live view of another machine or tape is opened. */
  readonly visit: Visit | null;
  /** How often the visitor came to an address: each time the view is as the address says. */
  readonly arrivals: number;
}

function visitAt(hash: string, visit: Visit | null): Visit | null {
  const { place, search } = readAddress(hash);
  if (place.page !== 'machine' || place.tab !== 'live') return visit;
  const goesOn = visit?.machine === place.machine && (search === '' || search === visit.search);
  return goesOn ? visit : { machine: place.machine, search };
}

/** The lab: what it shows is what its address says. */
export const labMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { readonly hash: string },
    events: {} as LabEvent,
  },
  actors: {
    /** Tells when the browser's address changes, and writes it when told. */
    address: callbackStub<AddressEvent>('address'),
  },
  actions: {
    'follow address': assign(({ context }, { hash }: { hash: string }) => ({
      hash,
      visit: visitAt(hash, context.visit),
    })),
    arrive: assign({ arrivals: ({ context }) => context.arrivals + 1 }),
    'write address': sendTo('address', (_, { hash }: { hash: string }) => ({
      type: 'ADDRESS.WRITE',
      hash,
    })),
  },
}).createMachine({
  id: 'lab',
  description: 'Shows what the address says, and keeps the visit that is under way.',
  context: ({ input: { hash } }) => ({ hash, visit: visitAt(hash, null), arrivals: 0 }),
  invoke: { src: 'address', id: 'address' },
  on: {
    'ADDRESS.CHANGE': {
      actions: [
        { type: 'follow address', params: ({ event }) => ({ hash: event.hash }) },
        'arrive',
      ],
    },
    'ADDRESS.REWRITE': {
      actions: [
        { type: 'follow address', params: ({ event }) => ({ hash: event.hash }) },
        { type: 'write address', params: ({ event }) => ({ hash: event.hash }) },
      ],
    },
  },
});
