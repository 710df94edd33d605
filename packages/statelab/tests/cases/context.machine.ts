import { assign, createMachine } from 'xstate';

interface Ring {
  self?: Ring;
}
const ring: Ring = {};
ring.self = ring;

/** A context that JSON cannot hold. */
export const odd = createMachine({
  id: 'odd',
  types: { context: {} as { ring: Ring; big: bigint; map: ReadonlyMap<string, number> } },
  context: { ring, big: 10n, map: new Map([['k', 1]]) },
  initial: 'a',
  states: {
    a: {
      on: {
        GO: {
          target: 'b',
          actions: assign({
            ring: () => ({ self: ring }),
            big: ({ context }) => context.big + 1n,
            map: ({ context }) => new Map([...context.map, ['z', 2]]),
          }),
        },
      },
    },
    b: { on: { BACK: 'a' } },
  },
});

/** A list that grows for ever; no guard reads it. */
export const growing = createMachine({
  id: 'growing',
  types: { context: {} as { list: readonly number[] } },
  context: { list: [] },
  initial: 'a',
  states: {
    a: {
      on: { ADD: { actions: assign({ list: ({ context }) => [...context.list, 1] }) }, NEXT: 'b' },
    },
    b: { on: { NEXT: 'a' } },
  },
});

/** Only one of the guards can hold: nothing leads to `never`. */
export const parity = createMachine(
  {
    id: 'parity',
    types: { context: {} as { n: number } },
    context: { n: 0 },
    initial: 'a',
    states: {
      a: {
        on: {
          NEXT: [
            { guard: 'isOdd', target: 'odd' },
            { guard: 'isEven', target: 'even' },
            { target: 'never' },
          ],
        },
      },
      odd: { type: 'final' },
      even: { type: 'final' },
      never: { type: 'final' },
    },
  },
  {
    guards: {
      isEven: ({ context }) => context.n % 2 === 0,
      isOdd: ({ context }) => context.n % 2 === 1,
    },
  },
);

/** It opens after three presses, and not before. */
export const safe = createMachine({
  id: 'safe',
  types: { context: {} as { presses: number } },
  context: { presses: 0 },
  initial: 'shut',
  states: {
    shut: {
      on: {
        PRESS: { actions: assign({ presses: ({ context }) => Math.min(3, context.presses + 1) }) },
        OPEN: { guard: ({ context }) => context.presses > 2, target: 'open' },
      },
    },
    open: { type: 'final' },
  },
});
