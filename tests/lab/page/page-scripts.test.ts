import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { coverTransitions } from '#statelab/tests/paths/cover-transitions.ts';
import { explore } from '#statelab/explore/explore.ts';
import { replayTape } from '#statelab/replay/replay-tape.ts';
import { isSame } from '#statelab/tape/plain.ts';
import { parseTape } from '#statelab/tape/parse-tape.ts';
import { wasSeen, type Tape } from '#statelab/tape/tape.ts';
import { pageScripts } from '#lab/machine-folders.ts';

function tapeIn(name: string): Tape {
  const read = parseTape(readFileSync(`lab/tapes/${name}`, 'utf8'), name);
  if ('tape' in read) return read.tape;
  throw new Error(read.refusal);
}

/** What the walks replay on the pages. */
const seenTapes = readdirSync('lab/tapes').map(tapeIn).filter(wasSeen);

describe.each(pageScripts)('$scenario.machine.id on $path', (script) => {
  const { scenario, canHappen, expectations, leftToUnitTests, unseen } = script;
  const exploration = explore(scenario, { allow: canHappen });

  test('every transition is possible on the page, or left to unit tests', () => {
    expect(exploration.unreached.toSorted()).toEqual(leftToUnitTests.toSorted());
    expect(exploration.skippedMoments).toBe(0);
  });

  test('its tapes take every transition that is possible on the page', () => {
    const own = seenTapes.filter(
      ({ machine, path }) => machine === scenario.machine.id && path === script.path,
    );
    const taken = own
      .flatMap((tape) => replayTape(scenario, tape).happened)
      .flatMap((happened) => ('transitions' in happened ? happened.transitions : []));
    const untaken = exploration.covered.filter((transition) => !taken.includes(transition));
    expect(untaken, 'Record them: npm run gate -- --record').toEqual([]);
  });

  test('every step is visible on the page', () => {
    const found = coverTransitions(scenario, exploration).flatMap((path) =>
      path.filter(({ before, after }) => isSame(expectations(before), expectations(after))),
    );
    const names = new Set(found.flatMap(({ transitions }) => transitions));
    expect([...names].toSorted()).toEqual(unseen.toSorted());
  });
});
