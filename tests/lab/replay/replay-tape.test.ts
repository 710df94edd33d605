import { describe, expect, test } from 'vitest';
import { nearMeScenario } from '#machines/near-me/near-me.scenario.ts';
import { labMachines } from '#lab/machine-folders.ts';
import { coverTransitions } from '#statelab/tests/paths/cover-transitions.ts';
import { explore } from '#statelab/explore/explore.ts';
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

test.each(labMachines)('$id: replays the tape of every covering path', ({ scenario }) => {
  for (const path of coverTransitions(scenario, explore(scenario))) {
    const steps = path.map(({ step }) => step);
    // Masked, as shared: masking must not change what the machine does.
    const tape = recordPath(scenario, steps, { ...circumstances, masked: true });
    const replay = replayTape(scenario, tape);
    expect(replay.difference).toBeUndefined();
    expect(replay.path.at(-1)?.after.value).toEqual(path.at(-1)?.after.value);
  }
});

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

describe('the first difference', () => {
  const changed = (step: Partial<Tape['steps'][number]>): Tape => {
    const tape = slowLookup();
    const [first, second] = tape.steps;
    if (first?.kind !== 'outcome' || second === undefined) throw new Error('Two steps.');
    return {
      ...tape,
      steps: [{ ...first, ...step, kind: 'outcome', actor: 'permission' }, second],
    };
  };

  test('in a state stops, and shows both sides', () => {
    const { path, difference } = replayTape(nearMeScenario, changed({ state: 'located' }));
    expect(difference).toEqual({
      step: 1,
      of: 'state',
      part: '',
      recorded: 'located',
      model: 'looking-up',
    });
    expect(path).toHaveLength(1);
  });

  test('in a transition stops, and shows both sides', () => {
    const { difference } = replayTape(nearMeScenario, changed({ transitions: ['elsewhere'] }));
    expect(difference).toMatchObject({ step: 1, of: 'transitions', recorded: ['elsewhere'] });
  });

  test('in the context stops, and shows what differs', () => {
    const tape = slowLookup();
    const opening = { ...tape.opening, context: { ...tape.opening.context, place: 'Ōtaki' } };
    expect(replayTape(nearMeScenario, { ...tape, opening }).difference).toEqual({
      step: 0,
      of: 'context',
      part: 'place',
      recorded: 'Ōtaki',
      model: null,
    });
    const later = replayTape(nearMeScenario, changed({ context: { place: 'Ōtaki' } }));
    expect(later.difference).toMatchObject({ step: 1, of: 'context' });
  });

  test('can be an impossible step', () => {
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
});
