import { expect, test } from 'vitest';
import { coverTransitions } from '#statelab/paths/cover.ts';
import { explore } from '#statelab/explore/explore.ts';
import { isSame } from '#statelab/tape/plain.ts';
import { pageScripts } from '#lab/machine-folders.ts';

test.each(pageScripts)(
  '$scenario.machine.id: every step is visible on its page',
  ({ scenario, canHappen, expectations, unseen }) => {
    const found = coverTransitions(scenario, explore(scenario, { allow: canHappen })).flatMap(
      (path) =>
        path.filter(({ before, after }) => isSame(expectations(before), expectations(after))),
    );
    const names = new Set(found.flatMap(({ transitions }) => transitions));
    expect([...names].toSorted()).toEqual(unseen.toSorted());
  },
);
