import { expect, test } from 'vitest';
import { labPlayerScenario } from '#statelab/live/player.scenario.ts';
import { labReplayScenario } from '#statelab/live/replay.scenario.ts';
import type { Scenario } from '#statelab/scenario.ts';
import { explore } from '#statelab/paths/explore.ts';
import { stateName } from '#statelab/state-name.ts';

/** Expects that everything the scenario leads to keeps the invariants and takes every transition. */
function testExploration(scenario: Scenario, states: readonly string[], transitions: number): void {
  test(`${scenario.machine.id}: every transition is walked and every invariant holds`, () => {
    const exploration = explore(scenario, { moments: 5000 });
    expect(exploration.unreached).toEqual([]);
    expect(exploration.leftAside).toBe(0);
    expect(exploration.broken).toEqual([]);
    expect(exploration.covered).toHaveLength(transitions);
    const found = [...exploration.moments.values()].map(({ snapshot }) => stateName(snapshot));
    expect([...new Set(found)].toSorted()).toEqual(states.toSorted());
  });
}

testExploration(labPlayerScenario, ['failed', 'live', 'paused', 'playing', 'resuming'], 23);
testExploration(
  labReplayScenario,
  ['agreed', 'different', 'failed', 'idle', 'opening', 'performing', 'waiting'],
  15,
);
