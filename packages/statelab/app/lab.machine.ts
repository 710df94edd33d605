import { assign, sendTo, setup } from 'xstate';
import { callbackStub, promiseStub } from '#statelab/not-provided.ts';
import { withSearchParam } from './url-hash.ts';
import { visitAt, visitBy, type Visit } from './visit.ts';

export type AddressEvent = { type: 'ADDRESS.WRITE'; hash: string };

/** A search parameter that is packed asynchronously. */
export interface Carried {
  readonly name: string;
  /** Resolves to its value; null if that is too long. */
  readonly pack: () => Promise<string | null>;
  /** The error message for a value that is too long. */
  readonly tooLong: string;
}

type RewriteEvent =
  /** A view updates the hash without a history entry. */
  | { type: 'ADDRESS.REWRITE'; hash: string }
  /** The same, with a parameter to pack first. */
  | { type: 'ADDRESS.CARRY'; hash: string; carried: Carried };

export type LabEvent =
  /** The visitor followed a link, or went back or forward. */
  { type: 'ADDRESS.CHANGE'; hash: string } | RewriteEvent;

interface Context {
  readonly hash: string;
  /** Continues in the background until the visitor opens another machine or tape live. */
  readonly visit: Visit | null;
  /** How often the visitor navigated: each time views start again from the hash. */
  readonly arrivals: number;
  readonly carried: { readonly hash: string; readonly carried: Carried } | null;
  /** Why the URL does not contain the whole view. */
  readonly lack: string | null;
}

export const labMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { readonly hash: string },
    events: {} as LabEvent,
    tags: {} as 'settled',
  },
  actors: {
    /** Sends changes of the browser's hash, and replaces the hash. */
    address: callbackStub<AddressEvent>('address'),
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
      const hash = packed === null ? rest : withSearchParam(rest, carried.name, packed);
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
  description: 'Follows the hash of the URL, and keeps the current visit.',
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
      description: 'The URL is up to date.',
      tags: ['settled'],
    },
    settling: {
      description: 'Debounces changes of the view.',
      after: { settle: { target: 'packing' } },
    },
    packing: {
      description: 'Packs the search parameter.',
      invoke: {
        src: 'pack',
        input: ({ context: { carried } }) => {
          if (carried === null) throw new Error('No search parameter to pack.');
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
