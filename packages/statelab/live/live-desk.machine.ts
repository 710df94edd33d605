import { assign, sendTo, setup } from 'xstate';
import { lab } from '#statelab/messages/tape.ts';
import { callbackStub, promiseStub } from '#statelab/not-provided.ts';
import { defaultWorld, worldWith, type World, type WorldPart } from '#statelab/in-page/world.ts';
import type { Tape } from '#statelab/tape/tape.ts';

/** Where a tape comes from: another view of the lab, or files that were chosen or dropped. */
export type TapeSource =
  | { readonly kind: 'view' }
  | { readonly kind: 'files'; readonly files: readonly File[] };

/** What a source contained. */
export interface Opened {
  /** Undefined if it had no tape for this view. */
  readonly tape?: Tape;
  /** Why it was not opened. */
  readonly refusal?: string;
}

/** How the visit is looked at. */
interface Look {
  /** The width of the page in its frame, in px. */
  readonly width: number;
  /** The width of the pane around it, in px; null until it is measured. */
  readonly room: number | null;
  /** The first visible step of the list. */
  readonly firstStep: number;
  /** The step that is pointed at. */
  readonly pointed: number | null;
  /** True while personal fields show and save as stand-ins of the same shape. */
  readonly isMasked: boolean;
}

export type LiveDeskEvent =
  | { type: 'LOOK.CHANGE'; look: Partial<Look> }
  | { type: 'WORLD.CHOOSE'; part: WorldPart; answer: string }
  /** How an effect ends, by the name of an outcome; empty if the world decides. */
  | { type: 'OUTCOME.CHOOSE'; effect: string; outcome: string }
  | { type: 'FILES.OPEN'; files: readonly File[] }
  | { type: 'VISIT.RESTART' }
  | { type: 'TIMERS.RUN' }
  | { type: 'TIMERS.PAUSE' };

export type VisitEvent =
  | { type: 'TAPE.TAKE'; tape: Tape }
  | { type: 'WORLD.TAKE'; world: World }
  | { type: 'PAGE.RELOAD' };

interface Context extends Look {
  readonly source: TapeSource;
  readonly world: World;
  /** The chosen outcomes of effects, by their names. */
  readonly outcomes: Readonly<Record<string, string>>;
  /** What the machine of today does of the opened tape, or why it was not opened, as sentences. */
  readonly verdict: readonly string[];
  /** How often running timers were drawn. */
  readonly frames: number;
}

/** How a visit is looked at, and the tapes that come and go. */
export const liveDeskMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { readonly width: number },
    events: {} as LiveDeskEvent,
  },
  actors: {
    /** Reads a tape. Hands a tape of another machine to the live view of that one. */
    openTape: promiseStub<Opened, TapeSource>('openTape'),
    /** Replays the opened tape on the machine of today. Returns what came of it, as sentences. */
    judgeTape: promiseStub<readonly string[]>('judgeTape'),
    visit: callbackStub<VisitEvent>('visit'),
  },
  delays: {
    /** Between two drawings of a running timer's ring. */
    frame: 50,
  },
  guards: {
    'is a tape': (_, { opened }: { opened: Opened }) => opened.tape !== undefined,
  },
  actions: {
    'change look': assign((_, { look }: { look: Partial<Look> }) => look),
    'choose answer': assign({
      world: ({ context }, { part, answer }: { part: WorldPart; answer: string }) =>
        worldWith(context.world, part, answer),
    }),
    'choose outcome': assign({
      outcomes: (
        { context: { outcomes } },
        { effect, outcome }: { effect: string; outcome: string },
      ) => {
        const { [effect]: _, ...others } = outcomes;
        return outcome === '' ? others : { ...others, [effect]: outcome };
      },
    }),
    'change world': sendTo('visit', ({ context: { world } }) => ({ type: 'WORLD.TAKE', world })),
    'reload page': sendTo('visit', { type: 'PAGE.RELOAD' }),
    'keep files': assign({
      source: (_, { files }: { files: readonly File[] }) => ({ kind: 'files', files }) as const,
    }),
    'keep verdict': assign({
      verdict: (_, { verdict }: { verdict: readonly string[] }) => verdict,
    }),
    'keep refusal': assign({
      verdict: (_, { opened: { refusal } }: { opened: Opened }) =>
        refusal === undefined ? [] : [refusal],
    }),
    'count frame': assign({ frames: ({ context }) => context.frames + 1 }),
    'show tape': sendTo('visit', (_, { opened: { tape } }: { opened: Opened }) => {
      if (tape === undefined) throw new Error('There is no tape to show.');
      return { type: 'TAPE.TAKE', tape };
    }),
  },
}).createMachine({
  id: 'lab-live-desk',
  description: 'Keeps how a visit is looked at, and opens tapes.',
  context: ({ input: { width } }) => ({
    source: { kind: 'view' },
    width,
    room: null,
    firstStep: 0,
    pointed: null,
    isMasked: true,
    world: defaultWorld,
    outcomes: {},
    verdict: [],
    frames: 0,
  }),
  invoke: { src: 'visit', id: 'visit' },
  on: {
    'LOOK.CHANGE': { actions: { type: 'change look', params: ({ event }) => event } },
    'WORLD.CHOOSE': {
      actions: [{ type: 'choose answer', params: ({ event }) => event }, 'change world'],
    },
    'OUTCOME.CHOOSE': { actions: { type: 'choose outcome', params: ({ event }) => event } },
    'VISIT.RESTART': { actions: 'reload page' },
  },
  type: 'parallel',
  states: {
    opening: {
      description: 'Tapes that are opened.',
      initial: 'reading',
      on: {
        'FILES.OPEN': {
          target: '.reading',
          actions: { type: 'keep files', params: ({ event }) => event },
        },
      },
      states: {
        reading: {
          description: 'What another view gave, or the newest files, are read.',
          invoke: {
            src: 'openTape',
            input: ({ context }) => context.source,
            onDone: [
              {
                guard: { type: 'is a tape', params: ({ event }) => ({ opened: event.output }) },
                target: 'judging',
                actions: [
                  { type: 'keep verdict', params: { verdict: [] } },
                  { type: 'show tape', params: ({ event }) => ({ opened: event.output }) },
                ],
              },
              {
                target: 'waiting',
                actions: {
                  type: 'keep refusal',
                  params: ({ event }) => ({ opened: event.output }),
                },
              },
            ],
            onError: {
              target: 'waiting',
              actions: { type: 'keep verdict', params: { verdict: [lab.refusals.broken] } },
            },
          },
        },
        judging: {
          description: 'The tape is shown, and replayed on the model.',
          invoke: {
            src: 'judgeTape',
            onDone: {
              target: 'waiting',
              actions: { type: 'keep verdict', params: ({ event }) => ({ verdict: event.output }) },
            },
            onError: {
              target: 'waiting',
              actions: { type: 'keep verdict', params: { verdict: [lab.refusals.broken] } },
            },
          },
        },
        waiting: { description: 'Another tape may be opened.' },
      },
    },
    rings: {
      description: 'The rings that close as timers run.',
      initial: 'still',
      states: {
        still: {
          description: 'No timer runs.',
          on: { 'TIMERS.RUN': { target: 'running' } },
        },
        running: {
          description: 'The chart is drawn again and again.',
          on: { 'TIMERS.PAUSE': { target: 'still' } },
          after: { frame: { target: 'running', reenter: true, actions: 'count frame' } },
        },
      },
    },
  },
});
