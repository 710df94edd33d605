import { assign, sendTo, setup } from 'xstate';
import { lab } from '#statelab/messages/tape.ts';
import { callbackStub, promiseStub } from '#statelab/not-provided.ts';
import { defaultWorld, worldWith, type World, type WorldPart } from '#statelab/instrument/world.ts';
import type { Compatibility } from '#statelab/tape/compatibility.ts';
import type { Tape } from '#statelab/tape/tape.ts';

/** Where a tape comes from: the address of the view, or files that were chosen or dropped. */
export type TapeSource =
  | { readonly kind: 'address'; readonly search: string }
  | { readonly kind: 'files'; readonly files: readonly File[] };

/** What became of a source of tapes. */
export type Opened =
  | {
      readonly kind: 'tape';
      readonly tape: Tape;
      readonly fit: Compatibility;
      /** The step that is looked at first. */
      readonly step: number;
    }
  | { readonly kind: 'refusal'; readonly sentence: string }
  /** It held no tape for this view. */
  | { readonly kind: 'nothing' };

export type LiveDeskEvent =
  | { type: 'WIDTH.CHOOSE'; width: number }
  /** How wide the room for the page is, in px. */
  | { type: 'ROOM.MEASURE'; room: number }
  /** The list of steps was scrolled so far that a step is the first in sight. */
  | { type: 'STEPS.SCROLL'; first: number }
  /** Another answer of the world around the page. */
  | { type: 'WORLD.CHOOSE'; part: WorldPart; answer: string }
  /** How an effect ends, by the name of an outcome; as the world lets it where the name is empty. */
  | { type: 'OUTCOME.CHOOSE'; effect: string; outcome: string }
  /** A step is pointed at; no longer any where it is null. */
  | { type: 'STEP.POINT'; step: number | null }
  | { type: 'FILES.OPEN'; files: readonly File[] }
  | { type: 'LINK.SHARE' }
  | { type: 'TIMERS.RUN' }
  | { type: 'TIMERS.REST' };

/** What the visit is told. */
export type TakenEvent =
  | { type: 'TAPE.TAKE'; tape: Tape; step: number }
  /** The world around the page answers otherwise. */
  | { type: 'WORLD.TAKE'; world: World };

interface Context {
  readonly source: TapeSource;
  /** Of the page in its frame, in px. */
  readonly width: number;
  /** For the page, in px; null until it is measured. */
  readonly room: number | null;
  /** The first step in sight of the list. */
  readonly first: number;
  readonly world: World;
  /** How effects end whatever the world answers, by their names. */
  readonly outcomes: Readonly<Record<string, string>>;
  readonly pointed: number | null;
  /** Why the last tape was not opened. */
  readonly refusal: string | null;
  /** How the tape that was opened suits the machine as it is. */
  readonly fit: Compatibility | null;
  /** What came of sharing, as a sentence. */
  readonly shared: string | null;
  /** How often running timers were drawn. */
  readonly frames: number;
}

/** How a visit is looked at, and the tapes that come and go. */
export const liveDeskMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { readonly search: string; readonly width: number },
    events: {} as LiveDeskEvent,
  },
  actors: {
    /** Reads a tape. What is of another machine is handed to the live view of that one. */
    openTape: promiseStub<Opened, TapeSource>('openTape'),
    /** Copies a link to the visit; gives a sentence on what came of it. */
    shareLink: promiseStub<string>('shareLink'),
    /** Whoever shows the visit. */
    visit: callbackStub<TakenEvent>('visit'),
  },
  delays: {
    /** How often a running timer's ring is drawn anew. */
    frame: 50,
  },
  guards: {
    'is a tape': (_, { opened }: { opened: Opened }) => opened.kind === 'tape',
    'is refused': (_, { opened }: { opened: Opened }) => opened.kind === 'refusal',
  },
  actions: {
    'choose width': assign({ width: (_, { width }: { width: number }) => width }),
    'keep room': assign({ room: (_, { room }: { room: number }) => room }),
    'keep scroll': assign({ first: (_, { first }: { first: number }) => first }),
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
    'point at step': assign({ pointed: (_, { step }: { step: number | null }) => step }),
    'take up files': assign({
      source: (_, { files }: { files: readonly File[] }) => ({ kind: 'files', files }) as const,
    }),
    'keep fit': assign((_, { opened }: { opened: Opened }) =>
      opened.kind === 'tape' ? { fit: opened.fit, refusal: null } : {},
    ),
    'keep refusal': assign((_, { opened }: { opened: Opened }) =>
      opened.kind === 'refusal' ? { refusal: opened.sentence } : {},
    ),
    'keep what came of sharing': assign({ shared: (_, { said }: { said: string }) => said }),
    'count frame': assign({ frames: ({ context }) => context.frames + 1 }),
    'show tape': sendTo('visit', (_, { opened }: { opened: Opened }) => {
      if (opened.kind !== 'tape') throw new Error('Only a tape is shown.');
      return { type: 'TAPE.TAKE', tape: opened.tape, step: opened.step };
    }),
  },
}).createMachine({
  id: 'lab-live-desk',
  description: 'Keeps how a visit is looked at, and opens and shares its tapes.',
  context: ({ input: { search, width } }) => ({
    source: { kind: 'address', search },
    width,
    room: null,
    first: 0,
    world: defaultWorld,
    outcomes: {},
    pointed: null,
    refusal: null,
    fit: null,
    shared: null,
    frames: 0,
  }),
  invoke: { src: 'visit', id: 'visit' },
  on: {
    'WIDTH.CHOOSE': {
      actions: { type: 'choose width', params: ({ event }) => ({ width: event.width }) },
    },
    'ROOM.MEASURE': {
      actions: { type: 'keep room', params: ({ event }) => ({ room: event.room }) },
    },
    'STEPS.SCROLL': {
      actions: { type: 'keep scroll', params: ({ event }) => ({ first: event.first }) },
    },
    'WORLD.CHOOSE': {
      actions: [
        {
          type: 'choose answer',
          params: ({ event: { part, answer } }) => ({ part, answer }),
        },
        'change world',
      ],
    },
    'OUTCOME.CHOOSE': {
      actions: {
        type: 'choose outcome',
        params: ({ event: { effect, outcome } }) => ({ effect, outcome }),
      },
    },
    'STEP.POINT': {
      actions: { type: 'point at step', params: ({ event }) => ({ step: event.step }) },
    },
  },
  type: 'parallel',
  states: {
    opening: {
      description: 'Tapes that are opened.',
      initial: 'reading',
      on: {
        'FILES.OPEN': {
          target: '.reading',
          actions: { type: 'take up files', params: ({ event }) => ({ files: event.files }) },
        },
      },
      states: {
        reading: {
          description: 'The address, or the files that came last, are read.',
          invoke: {
            src: 'openTape',
            input: ({ context }) => context.source,
            onDone: [
              {
                guard: { type: 'is a tape', params: ({ event }) => ({ opened: event.output }) },
                target: 'waiting',
                actions: [
                  { type: 'keep fit', params: ({ event }) => ({ opened: event.output }) },
                  { type: 'show tape', params: ({ event }) => ({ opened: event.output }) },
                ],
              },
              {
                guard: { type: 'is refused', params: ({ event }) => ({ opened: event.output }) },
                target: 'waiting',
                actions: {
                  type: 'keep refusal',
                  params: ({ event }) => ({ opened: event.output }),
                },
              },
              { target: 'waiting' },
            ],
            onError: {
              target: 'waiting',
              actions: {
                type: 'keep refusal',
                params: { opened: { kind: 'refusal', sentence: lab.refusals.broken } },
              },
            },
          },
        },
        waiting: { description: 'Another tape may be opened.' },
      },
    },
    sharing: {
      description: 'A link to the visit.',
      initial: 'idle',
      states: {
        idle: {
          description: 'A link may be asked for.',
          on: { 'LINK.SHARE': { target: 'packing' } },
        },
        packing: {
          description: 'The visit is packed into a link, and the link copied.',
          invoke: {
            src: 'shareLink',
            onDone: {
              target: 'idle',
              actions: {
                type: 'keep what came of sharing',
                params: ({ event }) => ({ said: event.output }),
              },
            },
            onError: { target: 'idle' },
          },
        },
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
          on: { 'TIMERS.REST': { target: 'still' } },
          after: { frame: { target: 'running', reenter: true, actions: 'count frame' } },
        },
      },
    },
  },
});
