import { assign, setup, type EventObject } from 'xstate';
import { delays } from '#machines/delays.ts';
import { callbackStub } from '#machines/not-provided.ts';

/** A place in the window, in CSS pixels. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** How far apart, in CSS pixels, two presses of one finger at rest can be. */
const reach = 24;

/** True for two presses of one finger at rest. */
export const isNear = (one: Place, other: Place): boolean =>
  Math.hypot(one.x - other.x, one.y - other.y) <= reach;

export type SecondTapEvent =
  | ({ type: 'PRESS.MAKE' } & Place)
  /** The finger is elsewhere, something is typed, or the wheel is used: what moves now is expected to. */
  | { type: 'PRESS.FORGET' }
  /** The control that was pressed last has moved. */
  | { type: 'VIEW.MOVE' };

/** The running machine, as what listens to presses needs it. */
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
  description: 'Ignores a press where the last one was, just after the view has moved there.',
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
            description: 'A slow second tap is no answer.',
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
