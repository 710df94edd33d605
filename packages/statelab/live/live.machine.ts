import { assign, fromCallback, fromPromise, setup } from 'xstate';
import { lab } from '#statelab/messages/tape.ts';
import type { LabMachine } from '#statelab/config.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import { openTape, verdictOn, type Opened } from './open-tape.ts';
import { Stage } from './stage.ts';

export type LiveEvent =
  /** The machine started on a page, or took steps; `length` is their number. */
  | { type: 'VISIT.BEGIN'; length: number }
  | { type: 'VISIT.GROW'; length: number }
  | { type: 'VISIT.RESTART' }
  | { type: 'STEP.GO'; step: number }
  /** Shows the newest step of the running page again. */
  | { type: 'LIVE.RETURN' }
  /** How an effect ends, by the name of an outcome; empty for its first. */
  | { type: 'OUTCOME.CHOOSE'; effect: string; outcome: string }
  | { type: 'FILES.OPEN'; files: readonly File[] };

interface Context {
  readonly stage: Stage;
  /** The number of steps of the shown tape. */
  readonly length: number;
  /** The shown step; 0 for the opening. */
  readonly step: number;
  /** The chosen outcomes of effects, by their names. */
  readonly outcomes: Readonly<Record<string, string>>;
  /** The saved tape that is shown in place of the visit. */
  readonly opened: Tape | undefined;
  /** What today's machine does of the opened tape, or why it was not opened. */
  readonly verdict: readonly string[];
}

export const liveMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { readonly entry: LabMachine },
    events: {} as LiveEvent,
  },
  actors: {
    /** Ends the visit with the view. */
    leave: fromCallback(({ input }: { input: Stage }) => {
      return () => input.leave();
    }),
    openTape: fromPromise<Opened, { readonly entry: LabMachine; readonly files: readonly File[] }>(
      ({ input: { entry, files } }) => openTape(entry, files),
    ),
    judgeTape: fromPromise<readonly string[], Pick<Context, 'stage' | 'opened'>>(
      async ({ input: { stage, opened } }) =>
        opened === undefined ? [] : verdictOn(stage.entry, opened),
    ),
  },
  guards: {
    'is a tape': (_, { tape }: Opened) => tape !== undefined,
    'shows a tape': ({ context: { opened } }) => opened !== undefined,
  },
  actions: {
    'follow visit': assign((_, { length }: { length: number }) => ({ length, step: length })),
    'lengthen tape': assign({ length: (_, { length }: { length: number }) => length }),
    'go to step': assign({ step: (_, { step }: { step: number }) => step }),
    'choose outcome': assign({
      outcomes: (
        { context: { outcomes } },
        { effect, outcome }: { effect: string; outcome: string },
      ) => ({ ...outcomes, [effect]: outcome }),
    }),
    'keep verdict': assign({
      verdict: (_, { verdict }: { verdict: readonly string[] }) => verdict,
    }),
    'show tape': assign((_, { tape }: { tape: Tape | undefined }) => ({
      opened: tape,
      length: tape?.steps.length ?? 0,
      step: 0,
      verdict: [],
    })),
    'close tape': assign({ opened: undefined }),
    'go to the end': assign(({ context: { stage } }) => {
      const { length } = stage.tape()?.steps ?? [];
      return { length, step: length, verdict: [] };
    }),
    'restart visit': ({ context: { stage } }) => stage.restart(),
  },
}).createMachine({
  id: 'lab-live',
  description: 'Follows a visit on the real page, and shows its steps and those of saved tapes.',
  context: ({ input: { entry }, self }) => ({
    stage: new Stage(entry, {
      outcomeOf: (effect) => self.getSnapshot().context.outcomes[effect] || undefined,
      begun: (length) => self.send({ type: 'VISIT.BEGIN', length }),
      grown: (length) => self.send({ type: 'VISIT.GROW', length }),
    }),
    length: 0,
    step: 0,
    outcomes: {},
    opened: undefined,
    verdict: [],
  }),
  invoke: { src: 'leave', input: ({ context: { stage } }) => stage },
  on: {
    'OUTCOME.CHOOSE': { actions: { type: 'choose outcome', params: ({ event }) => event } },
    'FILES.OPEN': '.reading',
    'VISIT.RESTART': { target: '.live', actions: ['close tape', 'restart visit'] },
    'LIVE.RETURN': { target: '.live', actions: ['close tape', 'go to the end'] },
  },
  initial: 'reading',
  states: {
    reading: {
      description: 'Reads the chosen file, or the tape that another view opened.',
      invoke: {
        src: 'openTape',
        input: ({ context: { stage }, event }) => ({
          entry: stage.entry,
          files: event.type === 'FILES.OPEN' ? event.files : [],
        }),
        onDone: [
          {
            guard: { type: 'is a tape', params: ({ event }) => event.output },
            target: 'taped',
            actions: { type: 'show tape', params: ({ event }) => ({ tape: event.output.tape }) },
          },
          {
            target: 'deciding',
            actions: {
              type: 'keep verdict',
              params: ({ event: { output } }) => ({ verdict: output.refusal ?? [] }),
            },
          },
        ],
        onError: {
          target: 'deciding',
          actions: { type: 'keep verdict', params: { verdict: [lab.refusals.broken] } },
        },
      },
      on: { 'VISIT.GROW': { actions: { type: 'follow visit', params: ({ event }) => event } } },
    },
    deciding: {
      description: 'A tape that was open stays open.',
      always: [{ guard: 'shows a tape', target: 'taped' }, { target: 'live' }],
    },
    live: {
      description: 'The chart follows the page.',
      on: {
        'VISIT.BEGIN': { actions: { type: 'follow visit', params: ({ event }) => event } },
        'VISIT.GROW': { actions: { type: 'follow visit', params: ({ event }) => event } },
        'STEP.GO': {
          target: 'past',
          actions: { type: 'go to step', params: ({ event }) => event },
        },
      },
    },
    past: {
      description: 'Shows an earlier step; the page goes on.',
      on: {
        'VISIT.BEGIN': {
          target: 'live',
          actions: { type: 'follow visit', params: ({ event }) => event },
        },
        'VISIT.GROW': { actions: { type: 'lengthen tape', params: ({ event }) => event } },
        'STEP.GO': { actions: { type: 'go to step', params: ({ event }) => event } },
      },
    },
    taped: {
      description: 'Shows a saved tape, and replays it on the machine.',
      invoke: {
        src: 'judgeTape',
        input: ({ context }) => context,
        onDone: {
          actions: { type: 'keep verdict', params: ({ event }) => ({ verdict: event.output }) },
        },
        onError: { actions: { type: 'keep verdict', params: { verdict: [lab.refusals.broken] } } },
      },
      on: { 'STEP.GO': { actions: { type: 'go to step', params: ({ event }) => event } } },
    },
  },
});
