import { expect, type Page } from '@playwright/test';
import type { AnyStateMachine } from 'xstate';
import type { Scenario, Step } from '#statelab/scenario.ts';
import type { PageScript } from '#statelab/page/page-script.ts';
import '#lab.config.ts';
import { helpers } from '#lab/world-helpers.ts';
import { perform } from '#statelab/page/perform.ts';
import { coverTransitions, type Path } from '#statelab/paths/cover.ts';
import { drive } from '#statelab/explore/drive.ts';
import { explore } from '#statelab/explore/explore.ts';
import { stateName } from '#machines/state-name.ts';
import { onceARun } from '#e2e/once-a-run.ts';
import { test } from '#e2e/recorded-test.ts';
import { lookAtState } from './look-at-states.ts';

const nameOf = (step: Step): string => {
  if (step.kind === 'wait') return `${step.ms} ms go by`;
  if (step.kind === 'outcome') return `${step.actor}: ${step.outcome}`;
  return JSON.stringify(step.event);
};

const lengthOf = (path: Path): string =>
  `${path.length} steps to ${path.map(({ after }) => stateName(after)).at(-1)}`;

/** Walks a path on a page. Expects the page to match the model after each step. */
export async function walk(
  page: Page,
  script: PageScript<AnyStateMachine>,
  path: Path,
): Promise<void> {
  await page.setViewportSize(script.viewport);
  for (const act of script.prepare) await perform(page, act, helpers);
  for (const { step, before, after } of path) {
    await test.step(`${nameOf(step)} → ${stateName(after)}`, async () => {
      // Moves the pointer away: a second press in one place may be ignored.
      await page.mouse.move(0, 0);
      for (const act of script.acts(step, script.scenario.outcomes, before))
        await perform(page, act, helpers);
      for (const expectation of script.expectations(after))
        await perform(page, expectation, helpers);
      await lookAtState(page, script, stateName(after));
    });
  }
}

/** The paths of a page that take every transition possible on it, and what they leave out. */
function findPaths({ scenario, canHappen }: PageScript<AnyStateMachine>) {
  const exploration = explore(scenario, { allow: canHappen });
  const { unreached, leftAside } = exploration;
  const paths = coverTransitions(scenario, exploration).map((path) => path.map(({ step }) => step));
  return { unreached, leftAside, paths };
}

/** The same path on a new actor. */
function pathOf(scenario: Scenario, steps: readonly Step[]): Path {
  const driver = drive(scenario);
  return steps.map((step) => driver.perform(step));
}

/**
 * Tests that each page follows its model: walks the paths that take every transition, and expects the
 * page to match the model after each step.
 */
export async function testPaths(scripts: readonly PageScript<AnyStateMachine>[]): Promise<void> {
  const found = await onceARun('paths', async () => scripts.map(findPaths));
  for (const [place, script] of scripts.entries()) {
    const { unreached = [], leftAside, paths = [] } = found[place] ?? {};
    const { scenario, leftToUnitTests, path: address } = script;
    // Two pages may run the same machine.
    const name = `${scenario.machine.id} on ${address}`;

    const completeness = `${name}: the paths take every transition possible on a page`;
    test(completeness, { tag: '@walk' }, () => {
      expect(unreached.toSorted()).toEqual(leftToUnitTests.toSorted());
      expect(leftAside).toBe(0);
    });

    for (const [index, steps] of paths.entries()) {
      const path = pathOf(scenario, steps);
      const title = `${name}: path ${index + 1}, ${lengthOf(path)}`;
      test(title, { tag: '@walk' }, async ({ page }) => {
        test.slow(); // A path is as long as several tests.
        await walk(page, script, path);
      });
    }
  }
}
