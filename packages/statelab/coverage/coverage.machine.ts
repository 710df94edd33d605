import { assign, fromPromise, setup } from 'xstate';
import type { LabMachine } from '#statelab/config.ts';
import { readText } from '#statelab/tape/parse-tape.ts';
import type { Visit } from './count.ts';
import { countTape, type CountedTape } from './count-tapes.ts';

export interface CoverageEvent {
  readonly type: 'FILES.OPEN';
  readonly files: readonly File[];
}

interface Context {
  readonly entry: LabMachine;
  readonly visits: readonly Visit[];
  /** Why some of the newest files were not counted. */
  readonly refusals: readonly string[];
}

export const coverageMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Pick<Context, 'entry'>,
    events: {} as CoverageEvent,
  },
  actors: {
    /** Counts tapes of a machine, each as far as it can be counted. */
    countFiles: fromPromise<
      readonly CountedTape[],
      { readonly entry: LabMachine; readonly files: readonly File[] }
    >(async ({ input: { entry, files }, signal }) => {
      const counted: CountedTape[] = [];
      // One after the other, so that the page can be used meanwhile.
      for (const file of files) {
        if (signal.aborted) break;
        const read = await readText(file);
        counted.push('refusal' in read ? read : countTape(read.text, file.name, [entry]));
      }
      return counted;
    }),
  },
  actions: {
    'add visits': assign(({ context }, { tapes }: { tapes: readonly CountedTape[] }) => ({
      visits: [...context.visits, ...tapes.flatMap((tape) => ('visit' in tape ? tape.visit : []))],
      refusals: tapes.flatMap((tape) => ('refusal' in tape ? tape.refusal : [])),
    })),
  },
}).createMachine({
  id: 'lab-coverage',
  description: 'Counts what tapes use of a machine.',
  context: ({ input: { entry } }) => ({ entry, visits: [], refusals: [] }),
  initial: 'waiting',
  states: {
    waiting: {
      description: 'Files may be chosen or dropped.',
      on: { 'FILES.OPEN': { target: 'counting' } },
    },
    counting: {
      description: 'Counts files. One that cannot be counted leaves the others as they are.',
      invoke: {
        src: 'countFiles',
        input: ({ context: { entry }, event: { files } }) => ({ entry, files }),
        onDone: {
          target: 'waiting',
          actions: { type: 'add visits', params: ({ event }) => ({ tapes: event.output }) },
        },
      },
    },
  },
});
