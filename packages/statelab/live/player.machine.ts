import { assign, sendTo, setup } from 'xstate';
import { callbackStub, promiseStub } from '#statelab/not-provided.ts';

export type LabPlayerEvent =
  /** The running page took a step. */
  | { type: 'VISIT.GROW'; length: number }
  /** A page was opened, and its machine started. */
  | { type: 'VISIT.BEGIN'; length: number }
  /** A saved tape was opened. */
  | { type: 'TAPE.OPEN'; length: number }
  | { type: 'STEP.GO'; step: number }
  | { type: 'STEP.NEXT' }
  | { type: 'STEP.BACK' }
  | { type: 'PLAY.START' }
  | { type: 'PLAY.STOP' }
  /** Resumes the visit on a new page, from the shown step. */
  | { type: 'LIVE.RESUME' }
  /** Shows the running page again. */
  | { type: 'LIFE.RETURN' };

/** What the page in the frame is to show. */
export type ShownEvent = { type: 'MOMENT.SHOW'; step: number } | { type: 'LIFE.SHOW' };

interface Context {
  /** The number of steps of the tape. */
  readonly length: number;
  /** The shown step; 0 for the opening. */
  readonly step: number;
  /** False if the tape was opened. */
  readonly isOwn: boolean;
}

const inTape = ({ length }: Context, step: number): number => Math.max(0, Math.min(length, step));

/** Shows the steps of a tape: the newest of a running page, one after another, or a chosen one. */
export const labPlayerMachine = setup({
  types: {
    context: {} as Context,
    events: {} as LabPlayerEvent,
  },
  actors: {
    shownPage: callbackStub<ShownEvent>('shownPage'),
    /** Reloads the page and replays the tape up to a step. Returns the number of steps by then. */
    redrive: promiseStub<number, { step: number }>('redrive'),
  },
  delays: {
    /** Milliseconds between two steps while playing. */
    nextMoment: 600,
  },
  guards: {
    'belongs to the running page': ({ context }) => context.isOwn,
    'is not the last moment': ({ context }) => context.step < context.length,
  },
  actions: {
    'follow visit': assign(({ context }, { length }: { length: number }) => {
      const longer = Math.max(context.length, length);
      return { length: longer, step: longer };
    }),
    'lengthen tape': assign({
      length: ({ context }, { length }: { length: number }) => Math.max(context.length, length),
    }),
    'live on': assign((_, { length }: { length: number }) => ({
      length,
      step: length,
      isOwn: true,
    })),
    'open tape': assign((_, { length }: { length: number }) => ({
      length,
      step: 0,
      isOwn: false,
    })),
    'go to step': assign({
      step: ({ context }, { step }: { step: number }) => inTape(context, step),
    }),
    'go on': assign({ step: ({ context }) => inTape(context, context.step + 1) }),
    'go back': assign({ step: ({ context }) => inTape(context, context.step - 1) }),
    'go to the end': assign({ step: ({ context }) => context.length }),
    'begin again at the end': assign({
      step: ({ context }) => (context.step < context.length ? context.step : 0),
    }),
    'show moment': sendTo('shownPage', ({ context }) => ({
      type: 'MOMENT.SHOW',
      step: context.step,
    })),
    'show life': sendTo('shownPage', { type: 'LIFE.SHOW' }),
  },
}).createMachine({
  id: 'lab-player',
  description:
    'Shows any moment of a visit on the chart and on the real page, and goes on from there.',
  context: { length: 0, step: 0, isOwn: true },
  invoke: { src: 'shownPage', id: 'shownPage' },
  on: {
    'TAPE.OPEN': {
      target: '.paused',
      actions: [{ type: 'open tape', params: ({ event }) => event }, 'show moment'],
    },
    'STEP.GO': {
      target: '.paused',
      actions: [{ type: 'go to step', params: ({ event }) => event }, 'show moment'],
    },
    'VISIT.BEGIN': {
      target: '.live',
      actions: { type: 'live on', params: ({ event }) => event },
    },
  },
  initial: 'live',
  states: {
    live: {
      description: 'The page lives, and the chart follows it.',
      on: {
        'VISIT.GROW': {
          actions: { type: 'follow visit', params: ({ event }) => event },
        },
        'STEP.BACK': { target: 'paused', actions: ['go back', 'show moment'] },
        'PLAY.START': {
          target: 'playing',
          actions: [{ type: 'go to step', params: { step: 0 } }, 'show moment'],
        },
      },
    },
    paused: {
      description: 'Chart and page show one moment. Input is ignored.',
      on: {
        'VISIT.GROW': {
          guard: 'belongs to the running page',
          actions: { type: 'lengthen tape', params: ({ event }) => event },
        },
        'STEP.NEXT': { actions: ['go on', 'show moment'] },
        'STEP.BACK': { actions: ['go back', 'show moment'] },
        'PLAY.START': { target: 'playing', actions: ['begin again at the end', 'show moment'] },
        'LIVE.RESUME': { target: 'resuming' },
        'LIFE.RETURN': {
          guard: 'belongs to the running page',
          target: 'live',
          actions: ['go to the end', 'show life'],
        },
      },
    },
    playing: {
      description: 'One moment after another is shown.',
      after: {
        nextMoment: [
          {
            guard: 'is not the last moment',
            target: 'playing',
            reenter: true,
            actions: ['go on', 'show moment'],
          },
          { target: 'paused' },
        ],
      },
      on: {
        'PLAY.STOP': { target: 'paused' },
      },
    },
    resuming: {
      description: 'A fresh page is led through everything up to the moment, then left to itself.',
      invoke: {
        src: 'redrive',
        input: ({ context }) => ({ step: context.step }),
        onDone: {
          target: 'live',
          actions: { type: 'live on', params: ({ event }) => ({ length: event.output }) },
        },
        onError: { target: 'failed' },
      },
      on: {
        'VISIT.BEGIN': { description: 'It is the page that is being led.' },
        'TAPE.OPEN': { description: 'The replay finishes first.' },
        'STEP.GO': { description: 'The replay finishes first.' },
      },
    },
    failed: {
      description: 'The page could not be led to the moment. The tape is as it was.',
      on: {
        'LIVE.RESUME': { target: 'resuming' },
      },
    },
  },
});
