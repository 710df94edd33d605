import { assign, sendTo, setup } from 'xstate';
import { callbackStub, promiseStub } from '#statelab/not-provided.ts';
import { withSearchParam } from './url-hash.ts';
import { visitAfterNavigation, visitAfterReplace, type Visit } from './visit.ts';

export type HistoryEvent = { type: 'HISTORY.REPLACE'; hash: string };

/** A search parameter that is packed asynchronously. */
export interface PackedParam {
  readonly name: string;
  /** Resolves to its value; null if that is too long. */
  readonly pack: () => Promise<string | null>;
  /** The error message for a value that is too long. */
  readonly tooLong: string;
}

type RewriteEvent =
  /** A view updates the hash without a history entry. */
  | { type: 'HASH.REPLACE'; hash: string }
  /** The same, with a parameter to pack first. */
  | { type: 'HASH.PACK'; hash: string; param: PackedParam };

export type LabEvent =
  /** The visitor followed a link, or went back or forward. */
  { type: 'HASH.CHANGE'; hash: string } | RewriteEvent;

interface Context {
  readonly hash: string;
  /** Continues in the background until the visitor opens another machine or tape live. */
  readonly visit: Visit | null;
  /** How often the visitor navigated: each time views start again from the hash. */
  readonly navigations: number;
  readonly packing: { readonly hash: string; readonly param: PackedParam } | null;
  /** Why the URL does not contain the whole view. */
  readonly linkProblem: string | null;
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
    browserHash: callbackStub<HistoryEvent>('browserHash'),
    pack: promiseStub<string | null, PackedParam>('pack'),
  },
  delays: {
    /** URL update debounce, in milliseconds. */
    settle: 100,
  },
  actions: {
    navigate: assign(({ context: { visit, navigations } }, { hash }: { hash: string }) => ({
      hash,
      navigations: navigations + 1,
      visit: visitAfterNavigation(hash, visit, navigations + 1),
      linkProblem: null,
    })),
    'replace hash': assign(({ context }, { hash }: { hash: string }) => ({
      hash,
      visit: visitAfterReplace(hash, context.visit),
      linkProblem: null,
    })),
    'keep parameter': assign({
      packing: (_, { hash, param }: { hash: string; param: PackedParam }) => ({ hash, param }),
    }),
    'replace hash with packed parameter': assign(
      ({ context }, { packed }: { packed: string | null }) => {
        if (context.packing === null) return {};
        const { hash: rest, param } = context.packing;
        const hash = packed === null ? rest : withSearchParam(rest, param.name, packed);
        return {
          hash,
          visit: visitAfterReplace(hash, context.visit),
          packing: null,
          linkProblem: packed === null ? param.tooLong : null,
        };
      },
    ),
    'replace history entry': sendTo('browserHash', ({ context: { hash } }) => ({
      type: 'HISTORY.REPLACE',
      hash,
    })),
  },
}).createMachine({
  id: 'lab',
  description: 'Follows the hash of the URL, and keeps the current visit.',
  context: ({ input: { hash } }) => ({
    hash,
    visit: visitAfterNavigation(hash, null, 0),
    navigations: 0,
    packing: null,
    linkProblem: null,
  }),
  invoke: { src: 'browserHash', id: 'browserHash' },
  on: {
    'HASH.CHANGE': {
      target: '.settled',
      actions: { type: 'navigate', params: ({ event }) => ({ hash: event.hash }) },
    },
    'HASH.REPLACE': {
      target: '.settled',
      actions: [
        { type: 'replace hash', params: ({ event }) => ({ hash: event.hash }) },
        'replace history entry',
      ],
    },
    'HASH.PACK': {
      target: '.settling',
      actions: { type: 'keep parameter', params: ({ event }) => event },
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
        input: ({ context: { packing } }) => {
          if (packing === null) throw new Error('No search parameter to pack.');
          return packing.param;
        },
        onDone: {
          target: 'settled',
          actions: [
            {
              type: 'replace hash with packed parameter',
              params: ({ event }) => ({ packed: event.output }),
            },
            'replace history entry',
          ],
        },
        onError: {
          target: 'settled',
          actions: [
            { type: 'replace hash with packed parameter', params: { packed: null } },
            'replace history entry',
          ],
        },
      },
    },
  },
});
