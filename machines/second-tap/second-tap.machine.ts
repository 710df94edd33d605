import { assign, setup, type EventObject } from 'xstate';
import { delays } from '#machines/delays.ts';
import { callbackStub } from '#machines/not-provided.ts';

/** A place in the window, in CSS pixels. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** The largest distance, in CSS pixels, between two presses of a finger that stays in place. */
const reach = 24;

export const isNear = (one: Place, other: Place): boolean =>
  Math.hypot(one.x - other.x, one.y - other.y) <= reach;

export type SecondTapEvent =
  | ({ type: 'PRESS.MAKE' } & Place)
  /** The pointer moved away, a key was pressed or the wheel turned, so the view may move. */
  | { type: 'PRESS.FORGET' }
  /** The control that was pressed last has moved. */
  | { type: 'VIEW.MOVE' };

/** The running machine, for the actor that listens to presses. */
export interface SecondTap {
  readonly send: (event: SecondTapEvent) => void;
  readonly getSnapshot: () => { readonly can: (event: SecondTapEvent) => boolean };
}

export const secondTapMachine = setup({
  types: {
    context: {} as { readonly last: Place | null },
    events: {} as SecondTapEvent,
  },
  actors: { presses: callbackStub<EventObject, { secondTap: SecondTap }>('presses') },
  delays: { secondTap: delays.secondTap },
  guards: {
    'was pressed': ({ context }) => context.last !== null,
    'is where the last one was': ({ context: { last } }, { place }: { place: Place }) =>
      last !== null && isNear(last, place),
  },
  actions: {
    'keep place': assign({ last: (_, { place }: { place: Place }) => place }),
    'forget place': assign({ last: null }),
  },
}).createMachine({
  id: 'second-tap',
  description: 'Ignores a second press in the same place if the view has just moved there.',
  context: { last: null },
  invoke: { src: 'presses', input: ({ self }) => ({ secondTap: self }) },
  on: {
    'PRESS.FORGET': { target: '.still', actions: 'forget place' },
    'PRESS.MAKE': {
      target: '.still',
      actions: { type: 'keep place', params: ({ event: { x, y } }) => ({ place: { x, y } }) },
    },
    'VIEW.MOVE': { guard: 'was pressed', target: '.moved' },
  },
  initial: 'still',
  states: {
    still: { description: 'Every press counts.' },
    moved: {
      description: 'A step, a menu or a result has just moved under the finger.',
      meta: { requirement: 'For 500 ms after a step has changed a second tap does nothing' },
      after: { secondTap: 'still' },
      on: {
        'PRESS.MAKE': [
          {
            guard: {
              type: 'is where the last one was',
              params: ({ event: { x, y } }) => ({ place: { x, y } }),
            },
            description: 'A slow second tap is not an answer.',
          },
          {
            target: 'still',
            actions: { type: 'keep place', params: ({ event: { x, y } }) => ({ place: { x, y } }) },
          },
        ],
      },
    },
  },
});
