import { assign, setup } from 'xstate';
import { browserHash } from './browser-hash.ts';

interface Context {
  readonly hash: string;
  /** How often the visitor navigated: each time views start again from the hash. */
  readonly navigations: number;
}

export const labMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { readonly hash: string },
    /** The visitor followed a link, or went back or forward. */
    events: {} as { type: 'HASH.CHANGE'; hash: string },
  },
  actors: { browserHash },
  actions: {
    navigate: assign(({ context: { navigations } }, { hash }: { hash: string }) => ({
      hash,
      navigations: navigations + 1,
    })),
  },
}).createMachine({
  id: 'lab',
  description: 'Follows the hash of the URL.',
  context: ({ input: { hash } }) => ({ hash, navigations: 0 }),
  invoke: { src: 'browserHash' },
  on: { 'HASH.CHANGE': { actions: { type: 'navigate', params: ({ event }) => event } } },
});
