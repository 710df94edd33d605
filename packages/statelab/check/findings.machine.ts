import { assign, setup } from 'xstate';
import { promiseStub } from '#statelab/not-provided.ts';
import type { RatedFinding } from './check-scenario.ts';

interface Context {
  readonly machine: string;
  readonly findings: readonly RatedFinding[];
}

/** What looks wrong with a machine. */
export const modelChecksMachine = setup({
  types: { context: {} as Context, input: {} as Pick<Context, 'machine'> },
  actors: {
    /** Walks the machine, which may take seconds. */
    checkMachine: promiseStub<readonly RatedFinding[], { machine: string }>('checkMachine'),
  },
  actions: {
    'keep findings': assign({
      findings: (_, { findings }: { findings: readonly RatedFinding[] }) => findings,
    }),
  },
}).createMachine({
  id: 'lab-model-checks',
  description: 'Checks a machine of the lab, and keeps what was found.',
  context: ({ input: { machine } }) => ({ machine, findings: [] }),
  initial: 'checking',
  states: {
    checking: {
      description: 'The machine is looked at, and walked through.',
      invoke: {
        src: 'checkMachine',
        input: ({ context: { machine } }) => ({ machine }),
        onDone: {
          target: 'checked',
          actions: { type: 'keep findings', params: ({ event }) => ({ findings: event.output }) },
        },
        onError: { target: 'failed' },
      },
    },
    checked: { description: 'What was found is listed, or that nothing was.' },
    failed: { description: 'The machine could not be walked through.' },
  },
});
