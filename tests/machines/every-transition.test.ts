import { expect, test } from 'vitest';
import { coverTransitions } from '#statelab/tests/paths/cover-transitions.ts';
import { explore } from '#statelab/explore/explore.ts';
import { wholeScenarios } from './whole-scenarios.ts';

test.each(wholeScenarios)(
  '$id: paths cover every state and transition, and every invariant holds',
  ({ scenario }) => {
    const exploration = explore(scenario);
    expect(exploration.unreached).toEqual([]);
    expect(exploration.unreachedStates).toEqual([]);
    expect(exploration.skippedMoments).toBe(0);
    expect(exploration.broken).toEqual([]);
    const paths = coverTransitions(scenario, exploration);
    const walked = paths.flat().flatMap(({ transitions }) => transitions);
    expect([...new Set(walked)].toSorted()).toEqual(exploration.covered.toSorted());
  },
);
