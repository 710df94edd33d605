import { describe, expect, test } from 'vitest';
import { nearMeScenario } from '#machines/near-me/near-me.scenario.ts';
import { replayTape } from '#statelab/replay/replay-tape.ts';
import { recordPath } from '#statelab/tape/record-path.ts';
import type { Tape } from '#statelab/tape/tape.ts';

const circumstances = {
  path: '/near-me',
  recordedAt: '2026-11-21T09:00:00.000Z',
  masked: false,
};

const slowLookup = (): Tape =>
  recordPath(
    nearMeScenario,
    [
      { kind: 'outcome', actor: 'permission', outcome: 'denied' },
      { kind: 'wait', ms: 5000 },
    ],
    circumstances,
  );

test('a timer that fired late on the page fires on time, and no other does', () => {
  const [first, late] = slowLookup().steps;
  if (first === undefined || late === undefined) throw new Error('The tape has two steps.');
  const tape: Tape = {
    ...slowLookup(),
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

describe('a tape with an outcome that the scenario lacks', () => {
  const tape = slowLookup();
  const [permission] = tape.steps;
  if (permission === undefined) throw new Error('The tape has a step.');
  const otaki: Tape = {
    ...tape,
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

  test('replays with that outcome', () => {
    const { path, difference } = replayTape(nearMeScenario, otaki);
    expect(difference).toBeUndefined();
    expect(path.at(-1)?.step).toMatchObject({ actor: 'lookup', outcome: 'as in step 2' });
    expect(path.at(-1)?.after.context).toMatchObject({ place: { name: 'Ōtaki', slug: null } });
  });
});

test('the first difference can be an impossible step', () => {
  const tape = slowLookup();
  const { difference } = replayTape(nearMeScenario, { ...tape, steps: tape.steps.slice(1) });
  expect(difference).toEqual({
    step: 1,
    of: 'failure',
    part: '',
    recorded: 'unlocated',
    model: 'the next timer is due at 8000 ms',
  });
});
