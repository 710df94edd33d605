import { assign, fromCallback, fromPromise, setup } from 'xstate';
import { messageOf } from '#statelab/message-of.ts';
import { browserHash } from '#statelab/design/browser-hash.ts';
import { givenFiles } from './given-files.ts';
import { parseHash } from '#statelab/design/url-hash.ts';

interface Context {
  readonly hash: string;
  /** How often the visitor navigated: each time views start again from the hash. */
  readonly navigations: number;
  /** Why the saved files cannot be opened; empty if they can. */
  readonly refusals: readonly string[];
  /** Why a chosen or dropped file is not a tape that can be shown. */
  readonly refusal: string | undefined;
  /** The machine whose visit is kept: the one whose live view was opened last. */
  readonly visited: string | undefined;
}

/** The machine whose live view an address shows. */
export function liveMachineAt(hash: string): string | undefined {
  const { route } = parseHash(hash);
  return route.page === 'machine' && route.tab === 'live' ? route.machine : undefined;
}

export const labMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { readonly hash: string },
    events: {} as
      /** The visitor followed a link, or went back or forward. */
      | { type: 'HASH.CHANGE'; hash: string }
      /** A file was saved with a mistake. */
      | { type: 'FILES.REFUSE'; refusals: readonly string[] }
      /** Files were chosen, or dropped anywhere on the page. */
      | { type: 'FILES.OPEN'; files: readonly File[] },
  },
  actors: {
    browserHash,
    /** The page provides it: it follows the project's files. */
    savedFiles: fromCallback(() => undefined),
    givenFiles,
    /** Shows a tape in its machine’s live view. Provided by the page. */
    openFile: fromPromise<void, readonly File[]>(() => Promise.reject(new Error('not provided'))),
  },
  actions: {
    navigate: assign(({ context: { navigations, visited } }, { hash }: { hash: string }) => ({
      hash,
      navigations: navigations + 1,
      visited: liveMachineAt(hash) ?? visited,
      refusal: undefined,
    })),
    'keep refusals': assign((_, { refusals }: Pick<Context, 'refusals'>) => ({ refusals })),
    'keep refusal': assign({ refusal: (_, { error }: { error: unknown }) => messageOf(error) }),
    'clear refusal': assign({ refusal: undefined }),
  },
}).createMachine({
  id: 'lab',
  description: 'Follows the hash of the URL, the saved files, and files that are opened.',
  context: ({ input: { hash } }) => ({
    hash,
    navigations: 0,
    refusals: [],
    refusal: undefined,
    visited: liveMachineAt(hash),
  }),
  invoke: [{ src: 'browserHash' }, { src: 'savedFiles' }, { src: 'givenFiles' }],
  on: {
    'HASH.CHANGE': { actions: { type: 'navigate', params: ({ event }) => event } },
    'FILES.REFUSE': { actions: { type: 'keep refusals', params: ({ event }) => event } },
    'FILES.OPEN': { target: '.opening', actions: 'clear refusal' },
  },
  initial: 'idle',
  states: {
    idle: {},
    opening: {
      description: 'Reads a file that should be a tape.',
      invoke: {
        src: 'openFile',
        input: ({ event }) => (event.type === 'FILES.OPEN' ? event.files : []),
        onDone: 'idle',
        onError: {
          target: 'idle',
          actions: { type: 'keep refusal', params: ({ event }) => event },
        },
      },
    },
  },
});
