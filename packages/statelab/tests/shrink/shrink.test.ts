import { expect, test } from 'vitest';
import { cutAfter, shrink } from '#statelab/shrink/shrink-tape.ts';
import { smallerStep } from '#statelab/shrink/smaller.ts';
import type { TapeStep } from '#statelab/tape/tape.ts';
import { shopping } from './till.ts';

test('no steps are tried twice', async () => {
  const tape = shopping(['tea', 4], ['milk', 3], ['sugar', 2], ['rice', 5]);
  const tried: string[] = [];
  await shrink(tape, async (steps) => {
    tried.push(JSON.stringify(steps.map(({ event }) => event)));
    return undefined;
  });
  expect(tried.length).toBeGreaterThan(10);
  expect(new Set(tried).size).toBe(tried.length);
});

test('a tape that is cut ends with the step that fails', () => {
  const tape = shopping(['tea', 4], ['milk', 3]);
  expect(cutAfter(tape, 1)).toEqual({ ...tape, steps: tape.steps.slice(0, 1) });
});

test('the end of an effect keeps its names while its answer becomes smaller', async () => {
  const step: TapeStep = {
    kind: 'outcome',
    at: 0,
    actor: 'weigh',
    event: { type: 'xstate.done.actor.weigh', actorId: 'weigh', output: [1, 2] },
    transitions: [],
    state: {},
  };
  const tried: TapeStep['event'][] = [];
  await smallerStep(step, async ({ event }) => {
    tried.push(event);
    return true;
  });
  expect(tried).toEqual([{ type: 'xstate.done.actor.weigh', actorId: 'weigh' }]);
});
