import { expect } from '@playwright/test';
import { array, nat, sample } from 'fast-check';
import type { quoteWizardMachine } from '#machines/quote-wizard/quote-wizard.machine.ts';
import type { Step } from '#statelab/scenario.ts';
import { quoteWizardPage } from '#machines/quote-wizard/quote-wizard.page.ts';
import { drive } from '#statelab/explore/drive.ts';
import { brokenBy } from '#statelab/explore/explore.ts';
import { walk } from './walk-paths.ts';
import { test } from '#e2e/test.ts';

type Wizard = typeof quoteWizardMachine;

const { scenario, canHappen } = quoteWizardPage;

/** Tab depends on focus, which the model does not know. */
const isKnown = (step: Step<Wizard>): boolean =>
  step.kind !== 'event' || step.event.type !== 'GROUP.MOVE';

/**
 * Walks randomly: each number chooses one of the steps possible on the page. Events without a
 * transition have no control on the page.
 */
const pathOf = (choices: readonly number[]) => {
  const driver = drive(scenario);
  return choices.flatMap((choice) => {
    const steps = driver
      .steps()
      .filter((step) => isKnown(step) && canHappen(driver.snapshot(), step));
    const step = steps[choice % steps.length];
    const taken = step === undefined ? [] : [driver.perform(step)];
    return taken.filter(({ transitions }) => transitions.length > 0);
  });
};

const choices = array(nat(), { minLength: 40, maxLength: 40 });

for (const seed of [1840, 1893, 2026]) {
  const title = `quote-wizard: the page follows the model on a random walk from ${seed}`;
  test(title, { tag: '@release' }, async ({ page }) => {
    test.slow(); // Forty steps are as many as several tests have.
    const path = sample(choices, { seed, numRuns: 1 }).flatMap(pathOf);
    expect(path.length).toBeGreaterThan(10);
    expect(path.flatMap((result) => brokenBy(scenario, result))).toEqual([]);
    await walk(page, quoteWizardPage, path);
  });
}
