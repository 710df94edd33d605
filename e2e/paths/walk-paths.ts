import { expect, test, type Page } from '@playwright/test';
import type { AnyStateMachine, SnapshotFrom } from 'xstate';
import type { Scenario, Step } from '#machines/scenario.ts';
import { coverTransitions, type Path } from '#src/lab/paths/cover.ts';
import { explore } from '#src/lab/paths/explore.ts';
import { stateName } from '#src/views/machine-state.ts';

/** Makes a step of a model happen on a page, as a visitor or the world around the page would. */
export type PerformStep<Machine extends AnyStateMachine> = (step: Step<Machine>) => Promise<void>;

interface Walk<Machine extends AnyStateMachine> {
  readonly scenario: Scenario<Machine>;
  /** Gets a page ready for a path to begin. */
  readonly open: (page: Page) => Promise<PerformStep<Machine>>;
  /** False for what the model allows and no page or world can do. */
  readonly canHappen?: (snapshot: SnapshotFrom<Machine>, step: Step<Machine>) => boolean;
  /** The transitions that can't be taken on a page for that reason: the unit tests walk them. */
  readonly leftToUnitTests?: readonly string[];
}

const nameOf = (step: Step): string => {
  if (step.kind === 'wait') return `${step.ms} ms go by`;
  if (step.kind === 'outcome') return `${step.actor}: ${step.outcome}`;
  return JSON.stringify(step.event);
};

const lengthOf = <Machine extends AnyStateMachine>(path: Path<Machine>): string =>
  `${path.length} steps to ${path.map(({ after }) => stateName(after)).at(-1)}`;

/**
 * Tests that a page goes wherever its model goes: walks the paths that take every transition
 * and expects, after each step, the page to say that it is in the model's state.
 */
export function testPaths<Machine extends AnyStateMachine>({
  scenario,
  open,
  canHappen = () => true,
  leftToUnitTests = [],
}: Walk<Machine>): void {
  const { id } = scenario.machine;
  const exploration = explore(scenario, { allow: canHappen });

  test(`${id}: the paths take every transition that a page can take`, () => {
    expect(exploration.unreached).toEqual(leftToUnitTests);
    expect(exploration.leftAside).toBe(0);
  });

  for (const [index, path] of coverTransitions(scenario, exploration).entries()) {
    test(`${id}: path ${index + 1}, ${lengthOf(path)}`, async ({ page }) => {
      test.setTimeout(90_000); // A path is as long as several tests.
      const perform = await open(page);
      const view = page.locator(`[data-machine="${id}"]`);
      for (const { step, after } of path) {
        await test.step(`${nameOf(step)} → ${stateName(after)}`, async () => {
          await perform(step);
          await expect(view).toHaveAttribute('data-state', stateName(after));
        });
      }
    });
  }
}
