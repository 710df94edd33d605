import { assign, sendTo, setup } from 'xstate';
import { callbackStub } from '#statelab/not-provided.ts';

export type HistoryEvent = { type: 'HISTORY.REPLACE'; hash: string };

export type LabEvent =
  /** The visitor followed a link, or went back or forward. */
  | { type: 'HASH.CHANGE'; hash: string }
  /** A view updates the hash without a history entry. */
  | { type: 'HASH.REPLACE'; hash: string };

interface Context {
  readonly hash: string;
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
    navigate: assign(({ context: { navigations } }, { hash }: { hash: string }) => ({
      hash,
      navigations: navigations + 1,
    })),
    'replace hash': assign({ hash: (_, { hash }: { hash: string }) => hash }),
    'replace history entry': sendTo('browserHash', ({ context: { hash } }) => ({
      type: 'HISTORY.REPLACE',
      hash,
    })),
  },
}).createMachine({
  id: 'lab',
  description: 'Follows the hash of the URL.',
  context: ({ input: { hash } }) => ({
    hash,
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
