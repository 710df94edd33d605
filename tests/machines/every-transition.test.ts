import { expect, test } from 'vitest';
import { checkScenario, nameOf } from '#statelab/check/check-scenario.ts';
import { explore } from '#statelab/explore/explore.ts';
import { labMachines } from '#lab/machine-folders.ts';

test.each(labMachines)(
  '$id: every state and transition is reached, every invariant holds, every finding has a reason',
  ({ scenario }) => {
    const exploration = explore(scenario);
    expect(exploration.unreached).toEqual([]);
    expect(exploration.unreachedStates).toEqual([]);
    expect(exploration.skippedMoments).toBe(0);
    expect(exploration.broken).toEqual([]);
    const findings = checkScenario(scenario, exploration);
    expect(findings.filter(({ reason }) => reason === undefined)).toEqual([]);
    expect(Object.keys(scenario.accepted ?? {}).toSorted()).toEqual(
      findings.map(nameOf).toSorted(),
    );
  },
);
