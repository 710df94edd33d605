import { assign, sendTo, setup } from 'xstate';
import { callbackStub } from '#statelab/not-provided.ts';
import { visitAfterNavigation, visitAfterReplace, type Visit } from './visit.ts';

export type HistoryEvent = { type: 'HISTORY.REPLACE'; hash: string };

export type LabEvent =
  /** The visitor followed a link, or went back or forward. */
  | { type: 'HASH.CHANGE'; hash: string }
  /** A view updates the hash without a history entry. */
  | { type: 'HASH.REPLACE'; hash: string };

interface Context {
  readonly hash: string;
  /** Continues in the background until the visitor opens another machine or tape live. */
  readonly visit: Visit | null;
  /** How often the visitor navigated: each time views start again from the hash. */
  readonly navigations: number;
}

export const labMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { readonly hash: string },
    events: {} as LabEvent,
  },
  actors: {
    /** Sends changes of the browser's hash, and replaces the hash. */
    browserHash: callbackStub<HistoryEvent>('browserHash'),
  },
  actions: {
    navigate: assign(({ context: { visit, navigations } }, { hash }: { hash: string }) => ({
      hash,
      navigations: navigations + 1,
      visit: visitAfterNavigation(hash, visit, navigations + 1),
    })),
    'replace hash': assign(({ context }, { hash }: { hash: string }) => ({
      hash,
      visit: visitAfterReplace(hash, context.visit),
    })),
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
  }),
  invoke: { src: 'browserHash', id: 'browserHash' },
  on: {
    'HASH.CHANGE': {
      actions: { type: 'navigate', params: ({ event }) => ({ hash: event.hash }) },
    },
    'HASH.REPLACE': {
      actions: [
        { type: 'replace hash', params: ({ event }) => ({ hash: event.hash }) },
        'replace history entry',
      ],
    },
  },
});
