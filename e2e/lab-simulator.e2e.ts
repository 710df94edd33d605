import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { quoteWizardScenario } from '#machines/quote-wizard/quote-wizard.scenario.ts';
import type { Scenario } from '#statelab/scenario.ts';
import { replayTape } from '#statelab/replay/replay-tape.ts';
import { parseTape } from '#statelab/tape/parse-tape.ts';
import { seeItFits, seeNoViolations } from './axe.ts';
import { frameOf, press } from './lab-driver.ts';
import { labOrigin } from './site-under-test.ts';

test.use({ baseURL: labOrigin });

const run = (page: Page) => page.getByRole('region', { name: 'Run', exact: true });
const nextSteps = (page: Page) => page.getByRole('region', { name: 'Next steps', exact: true });
const seeState = (page: Page, state: string) =>
  expect(run(page).getByRole('status')).toContainText(`State ${state}, `);

/** Takes the first of the next steps with this name. */
const take = (page: Page, name: string) =>
  nextSteps(page)
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()
    .click();

/** Sends an event that no example has. */
async function send(page: Page, event: { readonly type: string; readonly [key: string]: string }) {
  await nextSteps(page).getByLabel('Another event, as JSON').fill(JSON.stringify(event));
  await press(page, 'Send');
}

async function startWizard(page: Page): Promise<void> {
  await page.goto('/lab/#/machines/quote-wizard/simulate');
  await take(page, 'restoreVisit: a first visit');
  await seeState(page, 'business-type.waiting');
}

async function choose(page: Page, next: string): Promise<void> {
  await take(page, 'ANSWER.CHOOSE');
  await take(page, 'wait 800 ms');
  await seeState(page, next);
}

test('the live view of a machine without a page leads to the simulator @release', async ({
  page,
}) => {
  await page.goto('/lab/#/machines/lead-delivery/live');
  await page.getByRole('link', { name: 'Run it in the simulator' }).click();
  await seeState(page, 'polling');
});

test('the wizard is led from its start to the thank-you without a page, and the tape replays', async ({
  page,
}) => {
  await startWizard(page);
  await choose(page, 'location.waiting');
  await choose(page, 'services.waiting');
  await take(page, 'ANSWER.CHOOSE');
  await take(page, 'STEP.NEXT');
  await choose(page, 'name.editing');
  await send(page, { type: 'FIELD.CHANGE', field: 'firstName', value: 'Hana' });
  await send(page, { type: 'FIELD.CHANGE', field: 'lastName', value: 'Tua' });
  await take(page, 'STEP.NEXT');
  await send(page, { type: 'FIELD.CHANGE', field: 'email', value: 'hana@example.co.nz' });
  await take(page, 'FORM.SUBMIT');
  await seeState(page, 'contact.sending');
  await take(page, 'submitForm: accepted');
  await seeState(page, 'thank-you.draftDropped');

  const saving = page.waitForEvent('download');
  await press(page, 'Save tape');
  const text = await readFile(await (await saving).path(), 'utf8');
  const read = parseTape(text, 'run.json');
  expect(read.steps.at(-1)?.state).toEqual({ 'thank-you': 'draftDropped' });
  const scenario: Scenario = quoteWizardScenario;
  expect(replayTape(scenario, read).difference).toBeUndefined();
});

test('a run is accessible, and opens in the live view @release', async ({ page }) => {
  await startWizard(page);
  await take(page, 'ANSWER.CHOOSE');
  await seeState(page, 'business-type.advancing');
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await seeNoViolations(page, `a run at ${width} px`);
    await seeItFits(page, `a run at ${width} px`);
  }
  await press(page, 'Open in Live');
  await frameOf(page).locator('html[data-hydrated]').waitFor();
  await expect(page.getByText('The machine does what was recorded in')).toBeVisible();
});
