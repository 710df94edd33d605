import { assign, setup } from 'xstate';
import type { LabMachine } from '#statelab/config.ts';
import { createStep, type Moment } from '#statelab/explore/step.ts';
import { isEvent } from '#statelab/machine/is-actor.ts';
import { causeOf } from '#statelab/message-of.ts';
import { parseJson } from '#statelab/parse-json.ts';
import type { Step } from '#statelab/scenario.ts';
import { newRun, type KeptRun } from './kept-run.ts';

export type SimulatorEvent =
  /** An event as JSON. */
  | { type: 'EVENT.SEND'; text: string }
  | { type: 'STEP.TAKE'; step: Step }
  /** Undoes or redoes steps. */
  | { type: 'STEP.GO'; step: number }
  | { type: 'RUN.BEGIN' };

interface Context {
  readonly entry: LabMachine;
  /** Effects and timers wait for steps. */
  readonly stepper: ReturnType<typeof createStep>;
  readonly start: Moment;
  /** All steps, including undone ones, each with the moment after it. */
  readonly taken: readonly { readonly step: Step; readonly after: Moment }[];
  /** The number of steps that are not undone. */
  readonly at: number;
  /** An error, or a remark on the kept run. */
  readonly note: string | null;
}

interface Start {
  readonly entry: LabMachine;
  readonly run: KeptRun;
}

/** The moment that is shown. */
export const momentOf = ({ start, taken, at }: Pick<Context, 'start' | 'taken' | 'at'>): Moment =>
  taken[at - 1]?.after ?? start;

function take(context: Context, step: Step): Context {
  const { stepper, taken, at } = context;
  const after = stepper.step(momentOf(context), step);
  return { ...context, taken: [...taken.slice(0, at), { step, after }], at: at + 1, note: null };
}

function tryTo(context: Context, step: Step): Partial<Context> {
  try {
    return take(context, step);
  } catch (error) {
    return { note: `The machine throws at that: ${causeOf(error)} Nothing was done.` };
  }
}

/** Begins with a kept run, up to the first step that the machine cannot take any more. */
function begin({ entry, run: { moves, at } }: Start): Context {
  const stepper = createStep(entry.scenario);
  let context: Context = { entry, stepper, start: stepper.start(), taken: [], at: 0, note: null };
  try {
    for (const move of moves) context = take(context, move);
  } catch {
    const note = `The run had ${moves.length} steps. Today’s machine can take the first ${context.at}.`;
    context = { ...context, note };
  }
  return { ...context, at: Math.min(at, context.at) };
}

export const simulatorMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Start,
    events: {} as SimulatorEvent,
  },
  actions: {
    'take step': assign(({ context }, { step }: { step: Step }) => tryTo(context, step)),
    'send event': assign(({ context }, { text }: { text: string }) => {
      const event = parseJson(text)?.value;
      return isEvent(event)
        ? tryTo(context, { kind: 'event', event })
        : { note: `${text} is not an event as JSON, such as {"type": "PRESS"}.` };
    }),
    'go to step': assign((_, { step }: { step: number }) => ({ at: step, note: null })),
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
