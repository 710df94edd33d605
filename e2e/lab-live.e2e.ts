import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import {
  frameOf,
  openLive,
  openTape,
  press,
  saveTape,
  seeState,
  visitOf,
  visitSecondStep,
} from './lab-driver.ts';
import { labOrigin } from './site-under-test.ts';

test.use({ baseURL: labOrigin });

const step = (page: Page) => page.getByRole('region', { name: 'Step', exact: true });
const steps = (page: Page) => page.getByRole('region', { name: 'Steps', exact: true });
const goTo = (page: Page, number: number) =>
  steps(page)
    .getByRole('button', { name: new RegExp(`^${number}\\. `) })
    .click();

test('the chart follows the page, and a step says what happened and why', async ({ page }) => {
  await visitSecondStep(page);
  const chart = page.getByRole('img', { name: /^Chart of quote-wizard/ });
  await expect(chart.locator('[data-state="location"]')).toHaveClass(/active/);
  await goTo(page, 2);
  await expect(chart.locator('[data-state="business-type"]')).toHaveClass(/active/);
  await expect(step(page)).toContainText('ANSWER.CHOOSE');
  await expect(step(page)).toContainText('click on radio “Company”');
  await expect(step(page)).toContainText('"businessType": "company"');
});

test('the page goes on while an earlier step is shown @release', async ({ page }) => {
  await visitSecondStep(page);
  await goTo(page, 1);
  await expect(visitOf(page)).toContainText('Step 1 of 3. The page stays at its last step.');
  await frameOf(page).getByRole('radio', { name: 'Auckland' }).click();
  await expect(visitOf(page)).toContainText('Step 1 of 5.');
  await press(page, 'Back to live');
  await expect(visitOf(page)).toContainText('Step 5 of 5.');
});

test('a saved tape is opened again, and replayed on the machine', async ({ page }) => {
  await visitSecondStep(page);
  const saved = await saveTape(page);
  await page.reload();
  await frameOf(page).locator('html[data-hydrated]').waitFor();
  await openTape(page, 'visit.json', await readFile(saved, 'utf8'));
  await expect(visitOf(page)).toContainText(
    '✓ pass The machine does what was recorded in 3 steps.',
  );
  await expect(visitOf(page)).toContainText('Step 0 of 3. A saved tape, visit.json.');
  await goTo(page, 3);
  await expect(step(page)).toContainText('location.waiting');
  await press(page, 'Back to live');
  await expect(visitOf(page)).not.toContainText('A saved tape.');
});

test('a visit outlasts the other views @release', async ({ page }) => {
  await visitSecondStep(page);
  await page.getByRole('link', { name: 'Paths', exact: true }).click();
  await page.getByRole('link', { name: 'Machine lab' }).click();
  await page.goto('/lab/#/machines/quote-wizard/live');
  await expect(visitOf(page)).toContainText('Step 3 of 3.');
  await frameOf(page).getByRole('radio', { name: 'Auckland' }).click();
  await expect(visitOf(page)).toContainText('Step 5 of 5.');
});

test('a scroll that does nothing names the guard that refused it @release', async ({ page }) => {
  await openLive(page, 'sticky-bar');
  await expect(step(page)).toContainText(
    'Nothing happened: “is past the threshold” rejected {"y":0}.',
  );
});

test('what was typed is masked', async ({ page }) => {
  await openLive(page, 'form');
  await frameOf(page).locator('summary', { hasText: 'Get free quotes' }).click();
  await frameOf(page).getByRole('textbox', { name: 'Your name (required)' }).fill('Aroha Ngata');
  await expect(step(page)).toContainText('Xxxxx Xxxxx');
  await expect(step(page)).not.toContainText('Aroha');
});

test('an effect ends as is chosen @release', async ({ page }) => {
  await openLive(page, 'form');
  await page.getByLabel('How submitForm ends').selectOption('network failure');
  await press(page, 'New visit');
  const form = frameOf(page);
  await form.locator('summary', { hasText: 'Get free quotes' }).click();
  await form.getByRole('textbox', { name: 'Your name (required)' }).fill('Aroha Ngata');
  await form.getByRole('textbox', { name: 'Email address (required)' }).fill('aroha@ngata.nz');
  await form.getByLabel('Where you are based (required)').selectOption('Tauranga');
  await form.getByLabel('Who the tax is for (required)').selectOption('Sole Trader');
  await form.getByLabel('Service you need (required)').selectOption('GST Returns');
  await form.locator('[data-machine="form"] button[type="submit"]').click();
  await seeState(page, 'form', 'open.failed');
  await expect(steps(page)).toContainText('submitForm error');
});

test('a new visit finds nothing that an earlier one left @release', async ({ page }) => {
  await visitSecondStep(page);
  await page.evaluate(() => window.localStorage.setItem('waymark.left', '"behind"'));
  await press(page, 'New visit');
  await expect(visitOf(page)).toContainText('Step 1 of 1.');
  const kept = () =>
    page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(await kept()).toEqual([]);
});

test('a visit of 5,000 steps is listed, and its last step is a press away @release', async ({
  page,
}) => {
  await openLive(page, 'gst-calculator');
  const amount = frameOf(page).getByLabel('Amount', { exact: true });
  await amount.fill('115');
  const tape: { steps: readonly { at: number }[] } = JSON.parse(
    await readFile(await saveTape(page), 'utf8'),
  );
  const [typed] = tape.steps.slice(-1);
  const long = { ...tape, steps: Array.from({ length: 5000 }, () => typed) };
  await openTape(page, 'long.json', JSON.stringify(long));
  await expect(visitOf(page)).toContainText('Step 0 of 5000.');
  await goTo(page, 5000);
  await expect(visitOf(page)).toContainText('Step 5000 of 5000.');
});
