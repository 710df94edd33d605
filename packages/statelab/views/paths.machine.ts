import { assign, setup } from 'xstate';
import { findPaths } from './ask-worker.ts';
import type { Goal } from '#statelab/explore/goal.ts';
import type { PathsResult } from '#statelab/explore/describe-paths.ts';
import type { PathsParams } from '#statelab/explore/paths-params.ts';

export type PathsEvent =
  | { type: 'PATHS.ASK'; goal: Goal | null }
  /** From 1. */
  | { type: 'PATH.CHOOSE'; path: number }
  /** 0 for the start of the path. */
  | { type: 'STEP.GO'; step: number };

interface Context {
  readonly machine: string;
  readonly params: PathsParams;
  /** Null while searching. */
  readonly result: PathsResult | null;
  /** The shown step of the path; null for its end. */
  readonly step: number | null;
}

export const pathsMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Pick<Context, 'machine' | 'params'> & Partial<Pick<Context, 'step'>>,
    events: {} as PathsEvent,
  },
  actors: { findPaths },
  actions: {
    'start search': assign((_, { goal }: { goal: Goal | null }) => ({
      params: { goal, path: 1 },
      result: null,
      step: null,
    })),
    'store result': assign({ result: (_, { result }: { result: PathsResult }) => result }),
    'choose path': assign(({ context }, { path }: { path: number }) => ({
      params: { ...context.params, path },
      step: null,
    })),
    'go to step': assign({ step: (_, { step }: { step: number }) => step }),
  },
}).createMachine({
  id: 'lab-paths',
  description: 'Finds paths, and shows one of them step by step.',
  context: ({ input: { machine, params, step = null } }) => ({
    machine,
    params,
    result: null,
    step,
  }),
  on: {
    'PATHS.ASK': {
      target: '.searching',
      actions: { type: 'start search', params: ({ event }) => event },
    },
    'PATH.CHOOSE': { actions: { type: 'choose path', params: ({ event }) => event } },
    'STEP.GO': { actions: { type: 'go to step', params: ({ event }) => event } },
  },
  initial: 'searching',
  states: {
    searching: {
      description: 'Explores the machine; a new request replaces this one.',
      invoke: {
        src: 'findPaths',
        input: ({ context: { machine, params } }) => ({ machine, goal: params.goal }),
        onDone: {
          target: 'found',
          actions: { type: 'store result', params: ({ event }) => ({ result: event.output }) },
        },
        onError: { target: 'failed' },
      },
    },
    found: { description: 'Lists the paths, or says that none exist.' },
    failed: { description: 'Exploring the machine failed.' },
  },
});
