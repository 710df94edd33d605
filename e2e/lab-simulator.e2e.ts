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
const events = (page: Page) => page.getByRole('region', { name: 'Events', exact: true });
const seeState = (page: Page, state: string) =>
  expect(run(page).getByRole('status')).toContainText(`State ${state}, `);

/** Sends an event of a type as its first example has it, or with other values. */
async function send(page: Page, type: string, values: Readonly<Record<string, string>> = {}) {
  await events(page)
    .getByRole('button', { name: new RegExp(`^${type}`) })
    .click();
  for (const [field, value] of Object.entries(values)) {
    await events(page).getByLabel(field, { exact: true }).fill(value);
  }
  await press(page, `Send ${type}`);
}

async function startWizard(page: Page): Promise<void> {
  await page.goto('/lab/#/machines/quote-wizard/simulate');
  await page.getByLabel('How restoreVisit ends').selectOption('a first visit');
  await press(page, 'End restoreVisit');
  await seeState(page, 'business-type.waiting');
}

async function choose(page: Page, next: string): Promise<void> {
  await send(page, 'ANSWER.CHOOSE');
  await press(page, 'To the next timer: 800 ms');
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
  await send(page, 'ANSWER.CHOOSE');
  await send(page, 'STEP.NEXT');
  await choose(page, 'name.editing');
  await send(page, 'FIELD.CHANGE', { field: '"firstName"', value: '"Hana"' });
  await send(page, 'FIELD.CHANGE', { field: '"lastName"', value: '"Tua"' });
  await send(page, 'STEP.NEXT');
  await send(page, 'FIELD.CHANGE', { field: '"email"', value: '"hana@example.co.nz"' });
  await send(page, 'FORM.SUBMIT');
  await seeState(page, 'contact.sending');
  await page.getByLabel('How submitForm ends').selectOption('accepted');
  await press(page, 'End submitForm');
  await seeState(page, 'thank-you.draftDropped');

  const saving = page.waitForEvent('download');
  await press(page, 'Save tape');
  const text = await readFile(await (await saving).path(), 'utf8');
  const read = parseTape(text, 'run.json');
  expect(read.steps.at(-1)?.state).toEqual({ 'thank-you': 'draftDropped' });
  const scenario: Scenario = quoteWizardScenario;
  expect(replayTape(scenario, read).difference).toBeUndefined();
});

test('a refused event names its guard @release', async ({ page }) => {
  await page.goto('/lab/#/machines/sticky-bar/simulate');
  await events(page)
    .getByRole('button', { name: /^PAGE\.SCROLL/ })
    .click();
  await expect(events(page).getByLabel('Example')).toContainText(
    'PAGE.SCROLL y 300, refused by “is past the threshold”',
  );
});

test('a run is accessible, and opens in the live view @release', async ({ page }) => {
  await startWizard(page);
  await send(page, 'ANSWER.CHOOSE');
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
