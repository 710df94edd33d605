import { assign, setup, type EventObject } from 'xstate';
import type { LabMachine } from '#statelab/config.ts';
import { callbackStub, promiseStub } from '#statelab/not-provided.ts';
import type { Coverage } from '#statelab/tape/coverage.ts';
import type { ReadCounts, TestCounts } from './actors.ts';
import type { Chosen, Source } from './source-choice.ts';
import type { KeptVisit } from './visits.ts';

export type CoverageEvent =
  | { type: 'SOURCE.TOGGLE'; source: Source }
  | { type: 'VISITS.CHANGE'; visits: readonly KeptVisit[] }
  | { type: 'FILES.OPEN'; files: readonly File[] };

interface Context {
  readonly entry: LabMachine;
  readonly chosen: Chosen;
  /** Null until it is read. */
  readonly tests: TestCounts | null;
  /** The visits since the lab was opened. */
  readonly visits: readonly KeptVisit[];
  readonly files: readonly Coverage[];
  /** Why some of the newest files were not counted. */
  readonly refusals: readonly string[];
}

const countsIn = (read: readonly ReadCounts[]): readonly Coverage[] =>
  read.flatMap((one) => ('counts' in one ? [one.counts] : []));

const hasVisits = (counts: readonly Coverage[]): boolean =>
  counts.some(({ visits }) => visits !== undefined);

export const coverageMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Pick<Context, 'entry' | 'chosen'>,
    events: {} as CoverageEvent,
  },
  actors: {
    loadTestCounts: promiseStub<TestCounts, { readonly entry: LabMachine }>('loadTestCounts'),
    /** Counts files: tapes, and what other test runs left. */
    readFiles: promiseStub<
      readonly ReadCounts[],
      { readonly entry: LabMachine; readonly files: readonly File[] }
    >('readFiles'),
    /** Sends the visits of a machine, at once and whenever one more has ended. */
    keptVisits: callbackStub<EventObject, { readonly machine: string }>('keptVisits'),
  },
  actions: {
    'toggle source': assign({
      chosen: ({ context: { chosen } }, { source }: { source: Source }) => ({
        ...chosen,
        [source]: !chosen[source],
      }),
    }),
    'keep visits': assign({
      visits: (_, { visits }: { visits: readonly KeptVisit[] }) => visits,
    }),
    'keep test counts': assign({ tests: (_, { tests }: { tests: TestCounts }) => tests }),
    'add what files counted': assign(({ context }, { read }: { read: readonly ReadCounts[] }) => ({
      files: [...context.files, ...countsIn(read)],
      refusals: read.flatMap((one) => ('refusal' in one ? [one.refusal] : [])),
    })),
    'leave the tests out': assign({
      chosen: ({ context: { chosen } }) => ({ ...chosen, tests: false }),
    }),
  },
  guards: {
    'holds the first tapes': ({ context }, { read }: { read: readonly ReadCounts[] }) =>
      !hasVisits(context.files) && hasVisits(countsIn(read)),
  },
}).createMachine({
  id: 'lab-coverage',
  description: 'Gathers what was used of a machine, and lets each source be left out.',
  context: ({ input }) => ({
    entry: input.entry,
    chosen: input.chosen,
    tests: null,
    visits: [],
    files: [],
    refusals: [],
  }),
  invoke: [
    { src: 'keptVisits', input: ({ context }) => ({ machine: context.entry.id }) },
    {
      src: 'loadTestCounts',
      input: ({ context }) => ({ entry: context.entry }),
      onDone: {
        actions: { type: 'keep test counts', params: ({ event }) => ({ tests: event.output }) },
      },
    },
  ],
  on: {
    'SOURCE.TOGGLE': { actions: { type: 'toggle source', params: ({ event }) => event } },
    'VISITS.CHANGE': { actions: { type: 'keep visits', params: ({ event }) => event } },
  },
  initial: 'waiting',
  states: {
    waiting: {
      description: 'Files may be chosen or dropped.',
      on: { 'FILES.OPEN': { target: 'reading' } },
    },
    reading: {
      description: 'Files are read. One that can’t be counted leaves the others as they are.',
      invoke: {
        src: 'readFiles',
        input: ({ context, event }) => ({
          entry: context.entry,
          files: event.type === 'FILES.OPEN' ? event.files : [],
        }),
        onDone: [
          {
            description: 'Tapes tell what visitors do, which the tests would blur.',
            guard: {
              type: 'holds the first tapes',
              params: ({ event }) => ({ read: event.output }),
            },
            target: 'waiting',
            actions: [
              { type: 'add what files counted', params: ({ event }) => ({ read: event.output }) },
              'leave the tests out',
            ],
          },
          {
            target: 'waiting',
            actions: {
              type: 'add what files counted',
              params: ({ event }) => ({ read: event.output }),
            },
          },
        ],
      },
    },
  },
});
