import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { gstCalculatorScenario } from '#machines/gst-calculator/gst-calculator.scenario.ts';
import { recordPath } from '#statelab/tape/record-path.ts';
import { pathsView } from '#statelab/messages/paths.ts';
import {
  frameOf,
  openLive,
  openTape,
  press,
  replay,
  saveTape,
  seeState,
  showPane,
  timelineOf,
  visitSecondStep,
} from './lab-driver.ts';
import { labOrigin } from './site-under-test.ts';

test.use({ baseURL: labOrigin });

const moment = (page: Page) => page.getByRole('tabpanel', { name: 'Context' });

test('the live page and its chart go together, and a moment says what happened and why', async ({
  page,
}) => {
  await visitSecondStep(page);
  const chart = page.getByRole('img', { name: /^Chart of quote-wizard/ });
  await expect(chart.locator('[data-state="quote-wizard.location.waiting"]')).toHaveClass(/active/);
  await expect(chart.locator('[data-state="business-type"]')).toContainText('3 states within');
  await chart.locator('[data-fold="business-type"]').click();
  await page.getByRole('button', { name: /^2 · ANSWER\.CHOOSE/ }).hover();
  await expect(timelineOf(page)).toContainText('Preview: step 2, business-type.advancing');
  await expect(chart.locator('[data-state="business-type"]')).toHaveClass(/previewed/);
  await expect(chart.locator('[data-state="quote-wizard.business-type.advancing"]')).toHaveClass(
    /previewed/,
  );
  await timelineOf(page)
    .getByRole('slider')
    .hover({ position: { x: 2, y: 20 } });
  await expect(timelineOf(page)).toContainText('Preview: step 0, restoring');
  await press(page, 'Step back');
  await expect(moment(page)).toContainText('ANSWER.CHOOSE');
  await expect(moment(page)).toContainText('click on radio “Company”');
  await expect(
    moment(page).getByRole('row', { name: 'answers.businessType company changed, was ""' }),
  ).toBeVisible();
});

test('stepping back shows the past on the page, where nothing can be done; life goes on untouched', async ({
  page,
}) => {
  await visitSecondStep(page);
  await press(page, 'Step back');
  await press(page, 'Step back');
  await seeState(page, 'quote-wizard', 'business-type.waiting');
  await frameOf(page).getByRole('radio', { name: 'Trust' }).click({ force: true });
  await seeState(page, 'quote-wizard', 'business-type.waiting');
  await press(page, 'Back to live');
  await seeState(page, 'quote-wizard', 'location.waiting');
  await expect(timelineOf(page)).toContainText('Step 3 of 3');
});

test('a visit is resumed from a past moment and goes another way from there', async ({ page }) => {
  await visitSecondStep(page);
  await timelineOf(page).getByRole('slider').fill('1');
  await seeState(page, 'quote-wizard', 'business-type.waiting');
  await press(page, 'Resume here');
  await expect(timelineOf(page)).toContainText('Step 1 of 1');
  await expect(timelineOf(page)).toContainText('Live: the chart follows the page.');
  await frameOf(page).getByRole('radio', { name: 'Trust' }).click();
  await expect(timelineOf(page)).toContainText('Step 3 of 3');
  await press(page, 'Step back');
  await expect(moment(page)).toContainText('click on radio “Trust”');
});

test('a saved tape is opened again, and replayed on the page to the end', async ({ page }) => {
  await visitSecondStep(page);
  const saved = await saveTape(page);

  await page.reload();
  await frameOf(page).locator('html[data-hydrated]').waitFor();
  await openTape(page, 'visit.json', await readFile(saved, 'utf8'));
  await expect(
    page.getByText('The machine has not changed since this tape was recorded.'),
  ).toBeVisible();
  await timelineOf(page).getByRole('slider').fill('3');
  await seeState(page, 'quote-wizard', 'location.waiting');
  await replay(page);
  await expect(page.getByText('Page and model agree on all 3 steps.')).toBeVisible();
});

test('a replay stops at the first difference and shows both sides', async ({ page }) => {
  await visitSecondStep(page);
  const text = await readFile(await saveTape(page), 'utf8');
  const other: unknown = JSON.parse(text, (key, value) =>
    key === 'cause' ? { ...value, name: 'Trust' } : value,
  );
  await openTape(page, 'other.json', JSON.stringify(other));
  await replay(page);
  const verdict = page.getByRole('tabpanel', { name: 'Replay' });
  await expect(verdict).toContainText('Step 2 differs in its event. Only the page differs.');
  await expect(verdict).toContainText('Recorded{"type":"ANSWER.CHOOSE","value":"company"}');
  await expect(verdict).toContainText('Page{"type":"ANSWER.CHOOSE","value":"trust"}');
});

test('a scroll that does nothing says which guard refused it, and with what', async ({ page }) => {
  await openLive(page, 'sticky-bar');
  await expect(moment(page)).toContainText(
    'Nothing happened: “is past the threshold” rejected {"y":0}.',
  );
});

test('a timer that runs closes a ring on its transition', async ({ page }) => {
  await openLive(page, 'near-me');
  await showPane(page, 'World');
  await page.getByLabel('How lookup ends').selectOption('no answer');
  await press(page, 'New visit');
  const ring = page.getByRole('img', { name: /^Chart of near-me/ }).locator('.ring.run');
  const drawn = await ring.getAttribute('stroke-dasharray');
  await expect(ring).not.toHaveAttribute('stroke-dasharray', drawn ?? '');
});

test('what was typed is masked until the tester lifts it', async ({ page }) => {
  await openLive(page, 'form');
  await frameOf(page).getByRole('textbox', { name: 'Your name (required)' }).fill('Aroha Ngata');
  await expect(moment(page)).toContainText('Xxxxx Xxxxx');
  await expect(moment(page)).not.toContainText('Aroha');
  await press(page, 'Show personal fields');
  // To press it was to leave the field.
  await expect(moment(page)).toContainText('FIELD.BLUR');
  await press(page, 'Step back');
  await expect(moment(page)).toContainText('Aroha Ngata');
});

test('the page in the frame is as wide as is chosen', async ({ page }) => {
  await openLive(page, 'near-me');
  for (const width of [768, 1280, 360]) {
    await press(page, String(width));
    await expect(page.locator('iframe')).toHaveJSProperty('clientWidth', width);
  }
});

test('a path that was found is performed on the page through its own controls', async ({
  page,
}) => {
  await page.goto('/lab/#/machines/gst-calculator/paths');
  await page.getByRole('button', { name: pathsView.perform }).click();
  await expect(
    page.getByText('The machine has not changed since this tape was recorded.'),
  ).toBeVisible();
  await replay(page);
  await expect(page.getByText(/^Page and model agree on all \d+ steps\.$/)).toBeVisible();
});

test('a replay of 5,000 steps says how long it takes, and is stopped at a press', async ({
  page,
}) => {
  const amounts = Array.from({ length: 5000 }, (_, index) => String(100 + index));
  const long = recordPath(
    gstCalculatorScenario,
    amounts.map((amount) => ({
      kind: 'event',
      event: { type: 'INPUTS.CHANGE', change: { amount } },
    })),
    { path: '/gst-calculator', recordedAt: '2026-11-21T09:00:00.000Z', masked: false },
  );
  await openLive(page, 'gst-calculator');
  await openTape(page, 'long.tape.json', JSON.stringify(long));
  await replay(page);
  await expect(page.getByText(/of 5000 steps performed\. About \d+ s left\./)).toBeVisible();
  await press(page, 'Stop');
  await expect(page.getByRole('button', { name: 'Replay', exact: true })).toBeEnabled();
  await expect(timelineOf(page)).not.toContainText('Step 5000 of 5000');
});
