import { expect, test } from 'vitest';
import { nearMeScenario } from '#machines/near-me/near-me.scenario.ts';
import { replayTape } from '#statelab/replay/replay-tape.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import { tape as slowLookup } from '#tests/lab/cli/near-me-tape.ts';

test('a timer that fired late on the page fires on time, and no other does', () => {
  const [first, late] = slowLookup.steps;
  if (first === undefined || late === undefined) throw new Error('The tape has two steps.');
  const tape: Tape = {
    ...slowLookup,
    steps: [
      { ...first, at: 4000 },
      { ...late, at: 9017 },
    ],
  };
  const { path, difference } = replayTape(nearMeScenario, tape);
  expect(difference).toBeUndefined();
  expect(path.map(({ step }) => step)).toEqual([
    { kind: 'wait', ms: 4000 },
    { kind: 'outcome', actor: 'permission', outcome: 'denied' },
    { kind: 'wait', ms: 5000 },
  ]);
});

test('a tape replays with an outcome that the scenario lacks', () => {
  const [permission] = slowLookup.steps;
  if (permission === undefined) throw new Error('The tape has a step.');
  const otaki: Tape = {
    ...slowLookup,
    steps: [
      permission,
      {
        kind: 'outcome',
        actor: 'lookup',
        at: 40,
        event: { type: 'xstate.done.actor.0.near-me.looking-up', output: 'Ōtaki' },
        transitions: ['near-me.looking-up|xstate.done.actor.0.near-me.looking-up|0'],
        state: 'located',
        context: { place: { name: 'Ōtaki', slug: null } },
      },
    ],
  };
  const { path, difference } = replayTape(nearMeScenario, otaki);
  expect(difference).toBeUndefined();
  expect(path.at(-1)?.step).toMatchObject({ actor: 'lookup', outcome: 'as in step 2' });
  expect(path.at(-1)?.after.context).toMatchObject({ place: { name: 'Ōtaki', slug: null } });
});

test('the first difference can be an impossible step', () => {
  const steps = slowLookup.steps.slice(1);
  const { difference } = replayTape(nearMeScenario, { ...slowLookup, steps });
  expect(difference).toEqual({
    step: 1,
    of: 'failure',
    part: '',
    recorded: 'unlocated',
    model: 'the next timer is due at 8000 ms',
  });
});
