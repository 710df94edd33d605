import { describe, expect, test } from 'vitest';
import { coverTransitions } from '#statelab/tests/explore/cover-transitions.ts';
import { explore } from '#statelab/explore/explore.ts';
import { isSame } from '#statelab/machine/plain.ts';
import { pageScripts } from '#lab/machine-folders.ts';

describe.each(pageScripts)('$scenario.machine.id on $path', (script) => {
  const { scenario, canHappen, expectations, leftToUnitTests, unseen } = script;
  const exploration = explore(scenario, { allow: canHappen });

  test('every transition is possible on the page, or left to unit tests', () => {
    expect(exploration.unreached.toSorted()).toEqual(leftToUnitTests.toSorted());
    expect(exploration.skippedMoments).toBe(0);
  });

  test('every step is visible on the page', () => {
    const found = coverTransitions(scenario, exploration).flatMap((path) =>
      path.filter(({ before, after }) => isSame(expectations(before), expectations(after))),
    );
    const names = new Set(found.flatMap(({ transitions }) => transitions));
    expect([...names].toSorted()).toEqual(unseen.toSorted());
  });
});
