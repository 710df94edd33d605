import { assign, setup } from 'xstate';
import { promiseStub } from '#statelab/not-provided.ts';
import type { Request } from '#statelab/paths/find-paths.ts';
import type { Answer, Question } from './answer.ts';
import type { Asked } from './asked-paths.ts';

export type PathsEvent =
  | { type: 'PATHS.ASK'; request: Request }
  /** From 1. */
  | { type: 'PATH.CHOOSE'; path: number }
  /** 0 for the start of the path. */
  | { type: 'STEP.GO'; step: number };

interface Context {
  /** A machine id. */
  readonly machine: string;
  readonly asked: Asked;
  /** Null while searching. */
  readonly answer: Answer | null;
  /** The shown step of the path; null for its end. */
  readonly step: number | null;
}

export const pathsMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Pick<Context, 'machine' | 'asked'> & Partial<Pick<Context, 'step'>>,
    events: {} as PathsEvent,
  },
  actors: {
    /** Explores the machine, which may take seconds. */
    findPaths: promiseStub<Answer, Question>('findPaths'),
  },
  actions: {
    'take up request': assign((_, { request }: { request: Request }) => ({
      asked: { request, path: 1 },
      answer: null,
      step: null,
    })),
    'keep answer': assign({ answer: (_, { answer }: { answer: Answer }) => answer }),
    'choose path': assign(({ context }, { path }: { path: number }) => ({
      asked: { ...context.asked, path },
      step: null,
    })),
    'go to step': assign({ step: (_, { step }: { step: number }) => step }),
  },
}).createMachine({
  id: 'lab-paths',
  description: 'Finds paths, and shows one of them step by step.',
  context: ({ input: { machine, asked, step = null } }) => ({ machine, asked, answer: null, step }),
  on: {
    'PATHS.ASK': {
      target: '.searching',
      actions: { type: 'take up request', params: ({ event }) => ({ request: event.request }) },
    },
    'PATH.CHOOSE': {
      actions: { type: 'choose path', params: ({ event }) => ({ path: event.path }) },
    },
    'STEP.GO': { actions: { type: 'go to step', params: ({ event }) => ({ step: event.step }) } },
  },
  initial: 'searching',
  states: {
    searching: {
      description: 'Explores the machine; a new request replaces this one.',
      invoke: {
        src: 'findPaths',
        input: ({ context: { machine, asked } }) => ({ machine, request: asked.request }),
        onDone: {
          target: 'found',
          actions: { type: 'keep answer', params: ({ event }) => ({ answer: event.output }) },
        },
        onError: { target: 'failed' },
      },
    },
    found: { description: 'Lists the paths, or says that none exist.' },
    failed: { description: 'Exploring the machine failed.' },
  },
});
