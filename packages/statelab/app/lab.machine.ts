import { assign, fromCallback, setup } from 'xstate';
import { browserHash } from './browser-hash.ts';

interface Context {
  readonly hash: string;
  /** How often the visitor navigated: each time views start again from the hash. */
  readonly navigations: number;
  /** Why the saved files cannot be opened; empty if they can. */
  readonly refusals: readonly string[];
}

export const labMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { readonly hash: string },
    events: {} as
      /** The visitor followed a link, or went back or forward. */
      | { type: 'HASH.CHANGE'; hash: string }
      /** A file was saved with a mistake. */
      | { type: 'FILES.REFUSE'; refusals: readonly string[] },
  },
  actors: {
    browserHash,
    /** The page provides it: it follows the project's files. */
    savedFiles: fromCallback(() => undefined),
  },
  actions: {
    navigate: assign(({ context: { navigations } }, { hash }: { hash: string }) => ({
      hash,
      navigations: navigations + 1,
    })),
    'keep refusals': assign((_, { refusals }: Pick<Context, 'refusals'>) => ({ refusals })),
  },
}).createMachine({
  id: 'lab',
  description: 'Follows the hash of the URL, and the saved files.',
  context: ({ input: { hash } }) => ({ hash, navigations: 0, refusals: [] }),
  invoke: [{ src: 'browserHash' }, { src: 'savedFiles' }],
  on: {
    'HASH.CHANGE': { actions: { type: 'navigate', params: ({ event }) => event } },
    'FILES.REFUSE': { actions: { type: 'keep refusals', params: ({ event }) => event } },
  },
});
