import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import type { Scenario } from '#statelab/scenario.ts';
import type { PageScript } from '#statelab/page-script.ts';
import type { Path } from '#statelab/explore/cover.ts';
import { coverTransitions } from '#statelab/tests/explore/cover-transitions.ts';
import { explore } from '#statelab/explore/explore.ts';
import { replayTape, type Replay } from '#statelab/replay/replay-tape.ts';
import { recordPath } from '#statelab/tape/record-path.ts';
import { playwrightTest } from '#statelab/page/playwright.ts';
import { readHelperSources } from '#statelab/page/read-helper-sources.ts';

/** Writes files into an empty folder. Returns their absolute paths. */
function write(folder: string, texts: readonly string[]): readonly string[] {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return texts.map((text, index) => {
    const file = resolve(folder, `path-${index + 1}.spec.ts`);
    writeFileSync(file, text);
    return file;
  });
}

/** Records a path, for the export of it. */
function replayOf(scenario: Scenario, path: Path): Replay {
  const steps = path.map(({ step }) => step);
  return replayTape(
    scenario,
    recordPath(scenario, steps, { path: '', recordedAt: '', masked: false }),
  );
}

/** Exports the paths that take every transition that a page can take as Playwright tests, a file each. */
export function exportPlaywrightTests(
  script: PageScript<AnyStateMachine>,
  folder: string,
): readonly string[] {
  const { scenario, canHappen } = script;
  const sources = readHelperSources();
  const paths = coverTransitions(scenario, explore(scenario, { allow: canHappen }));
  const texts = paths.map((path) => playwrightTest(replayOf(scenario, path), script, sources));
  return write(folder, texts);
}
