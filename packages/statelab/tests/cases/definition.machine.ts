import { createMachine } from 'xstate';

/** BACK leaves the final state of `left`; `right` ends for good. */
export const twoRegions = createMachine({
  id: 'two-regions',
  type: 'parallel',
  states: {
    left: {
      initial: 'one',
      states: { one: { on: { GO: 'end' } }, end: { type: 'final' } },
      on: { BACK: '.one' },
    },
    right: { initial: 'one', states: { one: { on: { END: 'end' } }, end: { type: 'final' } } },
  },
});

/** A region without states that handles every event, and one that can do nothing. */
export const draft = createMachine({
  id: 'draft',
  type: 'parallel',
  states: {
    events: { on: { TYPED: { actions: () => undefined } } },
    idle: {},
    text: { initial: 'old', states: { old: { on: { SAVE: 'kept' } }, kept: { type: 'final' } } },
  },
});
