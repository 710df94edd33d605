import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { coverTransitions } from '#statelab/tests/explore/cover-transitions.ts';
import { explore } from '#statelab/explore/explore.ts';
import { isSame } from '#statelab/machine/plain.ts';
import { transitionsOf } from '#statelab/machine/states.ts';
import { parseTape } from '#statelab/tape/parse-tape.ts';
import { pageScripts } from '#lab/machine-folders.ts';

const tapes = readdirSync('lab/tapes').map((name) =>
  parseTape(readFileSync(`lab/tapes/${name}`, 'utf8'), name),
);

describe.each(pageScripts)('$scenario.machine.id on $path', (script) => {
  const { scenario, path: address, canHappen, expectations, unseen } = script;
  const exploration = explore(scenario, { allow: canHappen });

  test('the page can take the transitions that its tapes take, and no others', () => {
    const taken = tapes
      .filter(({ machine, path }) => machine === scenario.machine.id && path === address)
      .flatMap(({ opening, steps }) => [opening, ...steps])
      .flatMap(({ transitions }) => transitions);
    const others = [...transitionsOf(scenario.machine).keys()].filter((on) => !taken.includes(on));
    expect(exploration.unreached.toSorted()).toEqual(others.toSorted());
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
