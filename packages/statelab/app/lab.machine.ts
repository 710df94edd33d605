import { assign, sendTo, setup } from 'xstate';
import { callbackStub, promiseStub } from '#statelab/not-provided.ts';
import { withSearch } from './address.ts';
import { visitAt, visitBy, type Visit } from './visit.ts';

/** What the browser's address is told. */
export type AddressEvent = { type: 'ADDRESS.WRITE'; hash: string };

/** A part of an address that takes a while to be made. */
export interface Carried {
  /** Its name after `?`. */
  readonly name: string;
  /** Gives it as it stands in the address; null where it is too long for one. */
  readonly pack: () => Promise<string | null>;
  /** What is said where it is too long. */
  readonly tooLong: string;
}

type RewriteEvent =
  /** A view lets the address say how it is looked at, as no step of the browser's history. */
  | { type: 'ADDRESS.REWRITE'; hash: string }
  /** The same, with a part that has to be packed first. */
  | { type: 'ADDRESS.CARRY'; hash: string; carried: Carried };

export type LabEvent =
  /** The visitor followed a link, or went back or forward. */
  { type: 'ADDRESS.CHANGE'; hash: string } | RewriteEvent;

interface Context {
  readonly hash: string;
  /** It outlasts the way through other views, until the live view of another machine or tape is opened. */
  readonly visit: Visit | null;
  /** How often the visitor came to an address: each time the view is as the address says. */
  readonly arrivals: number;
  /** What the address is to carry. */
  readonly carried: { readonly hash: string; readonly carried: Carried } | null;
  /** Why the address does not hold all that is looked at. */
  readonly lack: string | null;
}

/** The lab: what it shows is what its address says. */
export const labMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { readonly hash: string },
    events: {} as LabEvent,
    tags: {} as 'settled',
  },
  actors: {
    /** Tells when the browser's address changes, and writes it when told. */
    address: callbackStub<AddressEvent>('address'),
    /** Makes the part of an address that takes a while. */
    pack: promiseStub<string | null, Carried>('pack'),
  },
  delays: {
    /** URL update debounce, in milliseconds. */
    settle: 100,
  },
  actions: {
    arrive: assign(({ context: { visit, arrivals } }, { hash }: { hash: string }) => ({
      hash,
      arrivals: arrivals + 1,
      visit: visitAt(hash, visit, arrivals + 1),
      lack: null,
    })),
    rewrite: assign(({ context }, { hash }: { hash: string }) => ({
      hash,
      visit: visitBy(hash, context.visit),
      lack: null,
    })),
    'keep what to carry': assign({
      carried: (_, { hash, carried }: { hash: string; carried: Carried }) => ({ hash, carried }),
    }),
    'rewrite with what was packed': assign(({ context }, { packed }: { packed: string | null }) => {
      if (context.carried === null) return {};
      const { hash: rest, carried } = context.carried;
      const hash = packed === null ? rest : withSearch(rest, carried.name, packed);
      return {
        hash,
        visit: visitBy(hash, context.visit),
        carried: null,
        lack: packed === null ? carried.tooLong : null,
      };
    }),
    'write address': sendTo('address', ({ context: { hash } }) => ({
      type: 'ADDRESS.WRITE',
      hash,
    })),
  },
}).createMachine({
  id: 'lab',
  description: 'Shows what the address says, and keeps the visit that is under way.',
  context: ({ input: { hash } }) => ({
    hash,
    visit: visitAt(hash, null, 0),
    arrivals: 0,
    carried: null,
    lack: null,
  }),
  invoke: { src: 'address', id: 'address' },
  on: {
    'ADDRESS.CHANGE': {
      target: '.settled',
      actions: { type: 'arrive', params: ({ event }) => ({ hash: event.hash }) },
    },
    'ADDRESS.REWRITE': {
      target: '.settled',
      actions: [
        { type: 'rewrite', params: ({ event }) => ({ hash: event.hash }) },
        'write address',
      ],
    },
    'ADDRESS.CARRY': {
      target: '.settling',
      actions: { type: 'keep what to carry', params: ({ event }) => event },
    },
  },
  initial: 'settled',
  states: {
    settled: {
      description: 'The address says what is looked at.',
      tags: ['settled'],
    },
    settling: {
      description: 'What is looked at may change again at once.',
      after: { settle: { target: 'packing' } },
    },
    packing: {
      description: 'What the address is to carry is packed.',
      invoke: {
        src: 'pack',
        input: ({ context: { carried } }) => {
          if (carried === null) throw new Error('There is nothing to pack.');
          return carried.carried;
        },
        onDone: {
          target: 'settled',
          actions: [
            {
              type: 'rewrite with what was packed',
              params: ({ event }) => ({ packed: event.output }),
            },
            'write address',
          ],
        },
        onError: {
          target: 'settled',
          actions: [
            { type: 'rewrite with what was packed', params: { packed: null } },
            'write address',
          ],
        },
      },
    },
  },
});
