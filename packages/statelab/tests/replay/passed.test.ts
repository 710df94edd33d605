import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { pageLimitsOf } from '#statelab/replay/passed.ts';
import { recordPath } from '#statelab/tape/record-path.ts';

const machine = createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { PRESS: 'on' } }, on: { on: { PRESS: 'off' } } },
});
const press = { kind: 'event' as const, event: { type: 'PRESS' } };
const tape = recordPath(
  {
    machine,
    events: [{ event: press.event }],
    outcomes: {},
    key: ({ value }) => JSON.stringify(value),
    invariants: {},
  },
  [press, press],
  { path: '/', recordedAt: '2026-11-21T09:00:00.000Z', masked: false },
);

test('a tape without trees and senders says what the page was not compared in', () => {
  expect(pageLimitsOf(tape)).toEqual([
    'The tape has no accessible trees of the page: what it shows was not compared.',
    'The tape names no control or sender for PRESS: the lab sent each one that the page did not.',
  ]);
});

test('a tape with trees and controls leaves nothing of the page open', () => {
  const cause = { by: 'click', role: 'button', name: 'Lamp' };
  const steps = tape.steps.map((step) => ({ ...step, kind: 'event' as const, cause }));
  const opening = { ...tape.opening, tree: [{ role: 'button', name: 'Lamp' }] };
  expect(pageLimitsOf({ ...tape, opening, steps })).toEqual([]);
});
