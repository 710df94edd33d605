import { assign, setup } from 'xstate';
import { promiseStub } from '#statelab/not-provided.ts';
import type { Difference } from '#statelab/replay/three-way.ts';

export type Pace = 'fast' | 'step by step';

export type LabReplayEvent =
  /** `length` is the number of steps, `at` the time in milliseconds since the lab was opened. */
  | { type: 'REPLAY.START'; length: number; pace: Pace; at: number }
  | { type: 'REPLAY.STEP' }
  | { type: 'REPLAY.PACE'; pace: Pace }
  | { type: 'REPLAY.STOP' };

export interface ReplayContext {
  readonly length: number;
  /** In milliseconds since the lab was opened. */
  readonly startedAt: number;
  /** The number of performed steps without a difference. */
  readonly step: number;
  readonly pace: Pace;
  readonly difference: Difference | null;
  readonly failure: string | null;
}

/** Replays a tape on the real page until page and model differ. */
export const labReplayMachine = setup({
  types: {
    context: {} as ReplayContext,
    events: {} as LabReplayEvent,
    tags: {} as 'busy' | 'over',
  },
  actors: {
    /** Reloads the tape's page, with a paused clock and stubbed effects. */
    openPage: promiseStub<Difference | null>('openPage'),
    /** Performs the step after this number of steps, and compares. */
    performStep: promiseStub<Difference | null, { step: number }>('performStep'),
  },
  guards: {
    'page and model differ': ({ context }) => context.difference !== null,
    'is told when to go on': ({ context }) => context.pace === 'step by step',
    'has performed every step': ({ context }) => context.step === context.length,
  },
  actions: {
    begin: assign((_, { length, pace, at }: { length: number; pace: Pace; at: number }) => ({
      length,
      startedAt: at,
      pace,
      step: 0,
      difference: null,
      failure: null,
    })),
    'count step': assign({
      step: ({ context }, { difference }: { difference: Difference | null }) =>
        difference === null ? context.step + 1 : context.step,
    }),
    'set pace': assign({ pace: (_, { pace }: { pace: Pace }) => pace }),
    'keep failure': assign({
      failure: (_, { error }: { error: unknown }) =>
        error instanceof Error ? error.message : String(error),
    }),
    'keep difference': assign({
      difference: (_, { difference }: { difference: Difference | null }) => difference,
    }),
  },
}).createMachine({
  id: 'lab-replay',
  description: 'Plays a visit again on the real page, through its own controls, and compares.',
  context: { length: 0, startedAt: 0, step: 0, pace: 'fast', difference: null, failure: null },
  on: {
    'REPLAY.START': {
      target: '.opening',
      actions: { type: 'begin', params: ({ event }) => event },
    },
    'REPLAY.PACE': { actions: { type: 'set pace', params: ({ event }) => event } },
  },
  initial: 'idle',
  states: {
    idle: { description: 'Nothing is replayed.' },
    opening: {
      description: 'The tape’s page is loaded as it was at the beginning.',
      tags: ['busy'],
      invoke: {
        src: 'openPage',
        onDone: {
          target: 'between',
          actions: {
            type: 'keep difference',
            params: ({ event }) => ({ difference: event.output }),
          },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keep failure', params: ({ event }) => event },
        },
      },
      on: { 'REPLAY.STOP': { target: 'idle' } },
    },
    between: {
      description: 'Page and model agree so far, or differ at the last step.',
      always: [
        { guard: 'page and model differ', target: 'different' },
        { guard: 'has performed every step', target: 'agreed' },
        { guard: 'is told when to go on', target: 'waiting' },
        { target: 'performing' },
      ],
    },
    waiting: {
      description: 'The tester looks around before the next step.',
      on: {
        'REPLAY.STEP': { target: 'performing' },
        'REPLAY.PACE': {
          target: 'between',
          actions: { type: 'set pace', params: ({ event }) => event },
        },
        'REPLAY.STOP': { target: 'idle' },
      },
    },
    performing: {
      description: 'A control is used, a timer comes due, or an effect ends.',
      tags: ['busy'],
      invoke: {
        src: 'performStep',
        input: ({ context }) => ({ step: context.step }),
        onDone: {
          target: 'between',
          actions: [
            { type: 'keep difference', params: ({ event }) => ({ difference: event.output }) },
            { type: 'count step', params: ({ event }) => ({ difference: event.output }) },
          ],
        },
        onError: {
          target: 'failed',
          actions: { type: 'keep failure', params: ({ event }) => event },
        },
      },
      on: { 'REPLAY.STOP': { target: 'idle' } },
    },
    agreed: {
      description: 'The page did what the model does, to the end of the tape.',
      tags: ['over'],
    },
    different: {
      description: 'The first difference stops the replay; both sides of it are shown.',
      tags: ['over'],
    },
    failed: {
      description: 'The page could not be asked: it did not start its machine, or broke.',
      tags: ['over'],
    },
  },
});
