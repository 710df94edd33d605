import { and, assign, createMachine } from 'xstate';

interface Ring {
  self?: Ring;
}
const ring: Ring = {};
ring.self = ring;

/** A context that JSON cannot hold. */
export const odd = createMachine({
  id: 'odd',
  types: {
    context: {} as {
      ring: Ring;
      big: bigint;
      map: ReadonlyMap<string, number>;
      others: readonly unknown[];
    },
  },
  context: {
    ring,
    big: 10n,
    map: new Map([['k', 1]]),
    others: [new Set([1]), new Date(0), () => 1, Symbol('s'), Number.NaN, undefined, /x/],
  },
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

/** A bid is high or low, never both. Only a person knows which. */
export const auction = createMachine(
  {
    id: 'auction',
    types: { events: {} as { type: 'BID'; amount: number } | { type: 'AGAIN' } },
    initial: 'open',
    states: {
      open: {
        on: {
          BID: [
            { guard: and(['isHigh', 'isLow']), target: 'impossible' },
            { guard: 'isHigh', target: 'sold' },
            { guard: 'isLow', target: 'refused' },
          ],
        },
      },
      sold: { type: 'final' },
      refused: { on: { AGAIN: 'open' } },
      impossible: { type: 'final' },
    },
  },
  {
    guards: {
      isHigh: ({ event }) => event.type === 'BID' && event.amount > 250,
      isLow: ({ event }) => event.type === 'BID' && event.amount <= 250,
    },
  },
);

/** Its action cannot run without what the event carries. */
export const basket = createMachine({
  id: 'basket',
  types: {
    context: {} as { names: readonly string[] },
    events: {} as { type: 'ADD'; item: { name: string } },
  },
  context: { names: [] },
  initial: 'open',
  states: {
    open: {
      on: {
        ADD: {
          target: 'full',
          actions: assign({
            names: ({ context, event }) => [...context.names, event.item.name.trim()],
          }),
        },
      },
    },
    full: { type: 'final' },
  },
});
