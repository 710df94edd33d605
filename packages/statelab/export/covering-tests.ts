import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import type { Scenario } from '#statelab/scenario.ts';
import type { PageScript } from '#statelab/page/page-script.ts';
import { coverTransitions } from '#statelab/paths/cover.ts';
import { explore } from '#statelab/paths/explore.ts';
import { playwrightTest } from './playwright.ts';
import { vitestTest } from './vitest.ts';
import { visitOf } from './visit.ts';

const worldFolder = 'packages/statelab/page/world';

/** The texts of the helpers for the world around a page, as the exporter takes them. */
export const readHelperSources = (): readonly string[] =>
  readdirSync(worldFolder).map((name) => readFileSync(join(worldFolder, name), 'utf8'));

/** Writes files into an empty folder and gives their absolute paths. */
function write(folder: string, texts: readonly string[], ending: string): readonly string[] {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return texts.map((text, index) => {
    const file = resolve(folder, `path-${index + 1}${ending}`);
    writeFileSync(file, text);
    return file;
  });
}

/** Exports the paths that take every transition of a machine as Vitest tests, a file each. */
export const exportVitestTests = (
  scenario: Scenario<AnyStateMachine>,
  folder: string,
): readonly string[] =>
  write(
    folder,
    coverTransitions(scenario, explore(scenario)).map((path, index) =>
      vitestTest(visitOf(scenario, path, index + 1)),
    ),
    '.test.ts',
  );

/** Exports the paths that take every transition that a page can take as Playwright tests, a file each. */
export function exportPlaywrightTests(
  script: PageScript<AnyStateMachine>,
  folder: string,
): readonly string[] {
  const { scenario, canHappen } = script;
  const paths = coverTransitions(scenario, explore(scenario, { allow: canHappen }));
  const sources = readHelperSources();
  const texts = paths.map((path, index) =>
    playwrightTest(visitOf(scenario, path, index + 1), script, sources),
  );
  return write(folder, texts, '.spec.ts');
}
