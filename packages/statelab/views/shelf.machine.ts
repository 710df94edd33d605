import { assign, fromPromise, not, setup } from 'xstate';
import { keep, readKept } from '#statelab/design/storage-key.ts';
import type { Verdict } from '#statelab/replay/verdict.ts';
import { replayTapes, type Replayed } from './ask-worker.ts';
import { tapesOf } from './open-tape.ts';

export type ShelfEvent =
  | { type: 'TAPE.RUN'; file: string }
  | { type: 'RUN.ALL' }
  /** Whether opening the shelf, and so each saved file, runs all. */
  | { type: 'WATCH.SWITCH' }
  | Replayed;

interface Context {
  readonly machine: string;
  /** The names of the project's tapes, red ones first. */
  readonly tapes: readonly string[];
  /** Those that are still to be replayed. */
  readonly queue: readonly string[];
  readonly verdicts: Readonly<Record<string, Verdict>>;
  readonly isWatching: boolean;
}

export const shelfMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { readonly machine: string },
    events: {} as ShelfEvent,
  },
  actors: {
    listTapes: fromPromise<readonly string[], string>(({ input }) => tapesOf(input)),
    replayTapes,
  },
  guards: {
    'all are replayed': ({ context }) => context.queue.length === 0,
  },
  actions: {
    'list tapes': assign(({ context }, { tapes }: { tapes: readonly string[] }) => ({
      tapes,
      queue: context.isWatching ? tapes : [],
    })),
    'queue all': assign(({ context }) => ({ queue: context.tapes })),
    'queue first': assign(({ context }, { file }: { file: string }) => ({
      queue: [file, ...context.queue.filter((each) => each !== file)],
    })),
    'keep verdict': assign(({ context }, { file, verdict }: Replayed) => ({
      verdicts: { ...context.verdicts, [file]: verdict },
      queue: context.queue.filter((each) => each !== file),
    })),
    'put red ones first': assign(({ context: { tapes, verdicts } }) => ({
      tapes: tapes.toSorted(
        (a, b) => Number(verdicts[b]?.verdict === 'fail') - Number(verdicts[a]?.verdict === 'fail'),
      ),
    })),
    'switch watch': assign(({ context }) => ({ isWatching: !context.isWatching })),
    'keep watch': ({ context }) => keep('watch', context.isWatching ? 'on' : 'off'),
  },
}).createMachine({
  id: 'lab-shelf',
  description: 'Lists the project’s tapes of a machine, and replays them.',
  context: ({ input: { machine } }) => ({
    machine,
    tapes: [],
    queue: [],
    verdicts: {},
    isWatching: readKept('watch') !== 'off',
  }),
  on: { 'WATCH.SWITCH': { actions: ['switch watch', 'keep watch'] } },
  initial: 'listing',
  states: {
    listing: {
      description: 'Asks the server for the names of the tapes.',
      invoke: {
        src: 'listTapes',
        input: ({ context }) => context.machine,
        onDone: {
          target: 'idle',
          actions: { type: 'list tapes', params: ({ event }) => ({ tapes: event.output }) },
        },
      },
    },
    idle: {
      description: 'Nothing is queued.',
      always: { guard: not('all are replayed'), target: 'replaying' },
      on: {
        'RUN.ALL': { actions: 'queue all' },
        'TAPE.RUN': { actions: { type: 'queue first', params: ({ event }) => event } },
      },
    },
    replaying: {
      description: 'Replays what is queued, one tape after the other, in a worker.',
      invoke: {
        src: 'replayTapes',
        input: ({ context }) => context.queue.map((file) => ({ file })),
      },
      always: { guard: 'all are replayed', target: 'idle', actions: 'put red ones first' },
      on: {
        'TAPE.REPLAYED': { actions: { type: 'keep verdict', params: ({ event }) => event } },
        'TAPE.RUN': {
          target: 'replaying',
          reenter: true,
          actions: { type: 'queue first', params: ({ event }) => event },
        },
      },
    },
  },
});
