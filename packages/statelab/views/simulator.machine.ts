import { assign, setup } from 'xstate';
import type { LabMachine } from '#statelab/config.ts';
import { isEvent } from '#statelab/machine/is-actor.ts';
import { causeOf } from '#statelab/message-of.ts';
import { parseJson } from '#statelab/parse-json.ts';
import type { ListedStep } from './step-list.tsx';
import { newRun, type KeptRun } from './kept-run.ts';
import { simulate, type Simulation } from './simulate.ts';
import type { Step } from '#statelab/scenario.ts';

export type SimulatorEvent =
  /** An event as JSON. */
  | { type: 'EVENT.SEND'; text: string }
  | { type: 'STEP.TAKE'; step: Step }
  /** Undoes or redoes steps. */
  | { type: 'STEP.GO'; step: number }
  | { type: 'RUN.BEGIN' };

interface Context {
  readonly entry: LabMachine;
  /** All moves, including undone ones. */
  readonly moves: readonly Step[];
  readonly made: readonly ListedStep[];
  readonly simulation: Simulation;
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
  note,
});

function take({ entry, moves, simulation }: Context, step: Step): Partial<Context> {
  const taken = [...moves.slice(0, simulation.made.length), step];
  try {
    const next = simulate(entry, taken);
    return { moves: taken, made: next.made, simulation: next, note: null };
  } catch (error) {
    return { note: `The machine throws at that: ${causeOf(error)} Nothing was done.` };
  }
}

export const simulatorMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Start,
    events: {} as SimulatorEvent,
  },
  actions: {
    'take step': assign(({ context }, { step }: { step: Step }) => take(context, step)),
    'send event': assign(({ context }, { text }: { text: string }) => {
      const event = parseJson(text)?.value;
      return isEvent(event)
        ? take(context, { kind: 'event', event })
        : { note: `${text} is not an event as JSON, such as {"type": "PRESS"}.` };
    }),
    'go to step': assign(({ context: { entry, moves } }, { step }: { step: number }) => ({
      simulation: simulate(entry, moves.slice(0, step)),
      note: null,
    })),
    'begin run': assign(({ context: { entry } }) => begin({ entry, run: newRun })),
  },
}).createMachine({
  id: 'lab-simulator',
  description: 'Runs a machine without its page, step by step.',
  context: ({ input }) => begin(input),
  on: {
    'EVENT.SEND': { actions: { type: 'send event', params: ({ event }) => event } },
    'STEP.TAKE': { actions: { type: 'take step', params: ({ event }) => event } },
    'STEP.GO': { actions: { type: 'go to step', params: ({ event }) => event } },
    'RUN.BEGIN': { actions: 'begin run' },
  },
});
