import { assign, setup, type EventObject } from 'xstate';
import { delays } from '#machines/delays.ts';
import { callbackStub } from '#machines/not-provided.ts';

/** A place in the window, in CSS pixels. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A press, and when the browser received it, in milliseconds since the page began. */
export interface Press extends Place {
  readonly at: number;
}

/** The largest distance, in CSS pixels, between two presses of a finger that stays in place. */
const reach = 24;

export const isNear = (one: Place, other: Place): boolean =>
  Math.hypot(one.x - other.x, one.y - other.y) <= reach;

export type SecondTapEvent =
  | ({ type: 'PRESS.MAKE' } & Press)
  /** The pointer moved away, or a key was pressed. */
  | { type: 'CONFIRMATION.EXPIRE' }
  /** The page's own content has changed under the finger, but is not painted yet. */
  | { type: 'VIEW.CHANGE' }
  /** The change was painted, in milliseconds since the page began. */
  | { type: 'VIEW.PAINT'; at: number }
  | { type: 'VIEW.SCROLL' };

/** The running machine, for the actor that listens to presses. */
export interface SecondTap {
  readonly send: (event: SecondTapEvent) => void;
  readonly getSnapshot: () => { readonly can: (event: SecondTapEvent) => boolean };
}

interface Context {
  readonly last: Place | null;
  /** When the last change was painted. */
  readonly paintedAt: number;
}

type PressEvent = Extract<SecondTapEvent, Press>;

/** True for a press in the place of the last one. */
const isAgain = (event: SecondTapEvent, last: Place | null): event is PressEvent =>
  last !== null && event.type === 'PRESS.MAKE' && isNear(last, event);

export const secondTapMachine = setup({
  types: {
    context: {} as Context,
    events: {} as SecondTapEvent,
  },
  actors: { presses: callbackStub<EventObject, { secondTap: SecondTap }>('presses') },
  guards: {
    'was pressed': ({ context }) => context.last !== null,
    'is where the last one was': ({ context: { last }, event }) => isAgain(event, last),
    'is a second tap': ({ context: { last, paintedAt }, event }) =>
      isAgain(event, last) && event.at < paintedAt + delays.secondTap,
  },
  actions: {
    'keep place': assign({
      last: ({ event }) => (event.type === 'PRESS.MAKE' ? { x: event.x, y: event.y } : null),
    }),
    'forget place': assign({ last: null }),
    'keep paint time': assign({
      paintedAt: ({ context, event }) => ('at' in event ? event.at : context.paintedAt),
    }),
  },
}).createMachine({
  id: 'second-tap',
  description: 'Ignores a second press in the same place if the page has just changed there.',
  context: { last: null, paintedAt: 0 },
  invoke: { src: 'presses', input: ({ self }) => ({ secondTap: self }) },
  on: {
    'CONFIRMATION.EXPIRE': { target: '.still', actions: 'forget place' },
    'PRESS.MAKE': { target: '.still', actions: 'keep place' },
    'VIEW.CHANGE': { guard: 'was pressed', target: '.changing' },
  },
  initial: 'still',
  states: {
    still: { description: 'Every press counts.' },
    changing: {
      description:
        'A step, a menu or a result has changed under the finger, but is not painted yet. It may scroll the page.',
      on: {
        'VIEW.PAINT': { target: 'changed', actions: 'keep paint time' },
        'PRESS.MAKE': [
          {
            guard: 'is where the last one was',
            description: 'The visitor aimed at what is still on the screen.',
          },
          { target: 'still', actions: 'keep place' },
        ],
      },
    },
    changed: {
      description:
        'The change shows. Presses say when they were made: a busy page hears them late.',
      meta: { requirement: 'For 500 ms after a step has changed a second tap does nothing' },
      on: {
        'VIEW.PAINT': {
          actions: 'keep paint time',
          description: 'The page changed again before the paint.',
        },
        'VIEW.SCROLL': {
          target: 'still',
          actions: 'forget place',
          description: 'A visitor who scrolls looks before pressing again.',
        },
        'PRESS.MAKE': [
          {
            guard: 'is a second tap',
            description: 'A slow second tap is not an answer.',
          },
          { target: 'still', actions: 'keep place' },
        ],
      },
    },
  },
});
