import { assign, setup } from 'xstate';
import type { LabMachine } from '#statelab/config.ts';
import { causeOf } from '#statelab/message-of.ts';
import { simulatorWords as words } from './simulator-words.ts';
import type { ListedStep } from './step-list.tsx';
import { readEvent, readWait, type ReadMove } from './read-move.ts';
import { newRun, type KeptRun } from './kept-run.ts';
import { simulate, type Simulation } from './simulate.ts';
import type { Step } from '#statelab/scenario.ts';

export type SimulatorEvent =
  /** The fields are JSON; `more` is a JSON object. */
  | {
      type: 'EVENT.SEND';
      of: string;
      fields: Readonly<Record<string, string>>;
      more: string;
    }
  | { type: 'CLOCK.WAIT'; text: string }
  /** An effect ends, or the next timer fires. */
  | { type: 'STEP.TAKE'; step: Step }
  /** Undoes or redoes steps. */
  | { type: 'STEP.GO'; step: number }
  | { type: 'RUN.BEGIN' }
  | { type: 'EVENT.CHOOSE'; of: string; preset: number };

/** The chosen event type, and the index of its preset. */
export interface Chosen {
  readonly of: string;
  readonly preset: number;
}

interface Context {
  readonly entry: LabMachine;
  /** All moves, including undone ones. */
  readonly moves: readonly Step[];
  readonly made: readonly ListedStep[];
  readonly simulation: Simulation;
  readonly chosen: Chosen | null;
  /** An error, or a remark on the kept run. */
  readonly note: string | null;
}

interface Start {
  readonly entry: LabMachine;
  readonly run: KeptRun;
}

const begin = ({ entry, run: { moves, at, note } }: Start): Context => ({
  entry,
  moves,
  made: simulate(entry, moves).made,
  simulation: simulate(entry, moves.slice(0, at)),
  chosen: null,
  note,
});

function make(context: Context, read: ReadMove): Partial<Context> {
  if ('problem' in read) return { note: read.problem };
  const { entry, simulation } = context;
  const moves = [...context.moves.slice(0, simulation.made.length), read.move];
  try {
    const next = simulate(entry, moves);
    return { moves, made: next.made, simulation: next, note: null };
  } catch (error) {
    return { note: words.problems.broke(causeOf(error)) };
  }
}

export const simulatorMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Start,
    events: {} as SimulatorEvent,
  },
  actions: {
    'make move': assign(({ context }, { read }: { read: ReadMove }) => make(context, read)),
    'go to step': assign(({ context: { entry, moves } }, { step }: { step: number }) => ({
      simulation: simulate(entry, moves.slice(0, step)),
      note: null,
    })),
    'begin run': assign(({ context: { entry } }) => begin({ entry, run: newRun })),
    'choose event': assign({
      chosen: (_, { of, preset }: Chosen) => ({ of, preset }),
      note: null,
    }),
  },
}).createMachine({
  id: 'lab-simulator',
  description: 'Runs a machine without its page, step by step.',
  context: ({ input }) => begin(input),
  on: {
    'EVENT.SEND': {
      actions: {
        type: 'make move',
        params: ({ event }) => ({ read: readEvent(event.of, event.fields, event.more) }),
      },
    },
    'CLOCK.WAIT': {
      actions: { type: 'make move', params: ({ event }) => ({ read: readWait(event.text) }) },
    },
    'STEP.TAKE': {
      actions: { type: 'make move', params: ({ event }) => ({ read: { move: event.step } }) },
    },
    'STEP.GO': { actions: { type: 'go to step', params: ({ event }) => event } },
    'RUN.BEGIN': { actions: 'begin run' },
    'EVENT.CHOOSE': { actions: { type: 'choose event', params: ({ event }) => event } },
  },
});
