import type { Page } from '@playwright/test';
import type { AnyStateMachine } from 'xstate';
import type { Step } from '#statelab/scenario.ts';
import type { PageScript } from '#statelab/page-script.ts';
import '#lab.config.ts';
import { helpers } from '#lab/world-helpers.ts';
import { perform } from '#statelab/page/perform.ts';
import type { Path } from '#statelab/explore/cover.ts';
import { stateName } from '#machines/state-name.ts';
import { test } from '#e2e/test.ts';
import { lookAtState } from './look-at-states.ts';

const nameOf = (step: Step): string => {
  if (step.kind === 'wait') return `${step.ms} ms go by`;
  if (step.kind === 'outcome') return `${step.actor}: ${step.outcome}`;
  return JSON.stringify(step.event);
};

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
      await lookAtState(page, script, stateName(after), true);
    });
  }
}
