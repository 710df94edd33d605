import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { pathsView } from '#content/lab-paths.ts';
import { labOrigin } from './site-under-test.ts';

test.use({ baseURL: labOrigin });

const timelineOf = (page: Page) => page.getByRole('region', { name: 'Timeline' });
const moment = (page: Page) => page.getByRole('region', { name: 'This moment' });
const frameOf = (page: Page) => page.frameLocator('iframe');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function openLive(page: Page, machine: string): Promise<void> {
  await page.goto(`/lab/#/machines/${machine}/live`);
  await frameOf(page).locator('html[data-hydrated]').waitFor();
}

const seeState = (page: Page, machine: string, state: string) =>
  expect(frameOf(page).locator(`[data-machine="${machine}"]`).first()).toHaveAttribute(
    'data-state',
    state,
  );

/** A visit of the wizard that has come to its second step. */
async function visitSecondStep(page: Page): Promise<void> {
  await openLive(page, 'quote-wizard');
  await frameOf(page).getByRole('radio', { name: 'Company' }).click();
  await seeState(page, 'quote-wizard', 'location.waiting');
  await expect(timelineOf(page)).toContainText('Step 3 of 3');
}

test('the live page and its chart go together, and a moment says what happened and why', async ({
  page,
}) => {
  await visitSecondStep(page);
  const chart = page.getByRole('img', { name: /^Chart of quote-wizard/ });
  await expect(chart.locator('[data-state="quote-wizard.location.waiting"]')).toHaveClass(/active/);
  await press(page, 'Step back');
  await expect(moment(page)).toContainText('ANSWER.CHOOSE');
  await expect(moment(page)).toContainText('click on radio “Company”');
  await expect(
    moment(page).getByRole('row', { name: 'answers.businessType "" company' }),
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

test('a saved tape is opened again with its pins, and replayed on the page to the end', async ({
  page,
}) => {
  await visitSecondStep(page);
  await page.getByLabel('Note on this moment').fill('The second question');
  await press(page, 'Pin');
  const saving = page.waitForEvent('download');
  await press(page, 'Save tape');
  const saved = await (await saving).path();

  await page.reload();
  await frameOf(page).locator('html[data-hydrated]').waitFor();
  await page.getByLabel('Open tape').setInputFiles({
    name: 'visit.json',
    mimeType: 'application/json',
    buffer: await readFile(saved),
  });
  await expect(
    page.getByText('The machine is as it was when this tape was recorded.'),
  ).toBeVisible();
  await press(page, '3: The second question');
  await seeState(page, 'quote-wizard', 'location.waiting');
  await press(page, 'Replay');
  await expect(page.getByText('Page and model agree on all 3 steps.')).toBeVisible();
});

test('a replay stops at the first difference and shows both sides', async ({ page }) => {
  await visitSecondStep(page);
  const saving = page.waitForEvent('download');
  await press(page, 'Save tape');
  const text = await readFile(await (await saving).path(), 'utf8');
  const other = text.replace('"name": "Company"', '"name": "Trust"');
  expect(other).not.toBe(text);
  await page.getByLabel('Open tape').setInputFiles({
    name: 'other.json',
    mimeType: 'application/json',
    buffer: Buffer.from(other),
  });
  await press(page, 'Replay');
  const replay = page.getByRole('region', { name: 'Replay on the page' });
  await expect(replay).toContainText('Step 2 differs: answers.');
  await expect(replay).toContainText('"businessType":"company"');
  await expect(replay).toContainText('"businessType":"trust"');
});

test('a file that is no tape of this lab is refused in a sentence, and what was open stays', async ({
  page,
}) => {
  await visitSecondStep(page);
  await page.getByLabel('Open tape').setInputFiles({
    name: 'letter.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Dear Sir'),
  });
  await expect(
    page.getByText(
      '“letter.txt” is not a tape: it holds no JSON. Choose a file that was saved from the lab.',
    ),
  ).toBeVisible();
  await expect(timelineOf(page)).toContainText('Step 3 of 3');
});

test('a scroll that does nothing says which guard refused it, and with what', async ({ page }) => {
  await openLive(page, 'sticky-bar');
  await expect(moment(page)).toContainText(
    'Nothing happened: “is past the threshold” said no to {"y":0}.',
  );
});

test('what was typed is masked until the tester lifts it', async ({ page }) => {
  await openLive(page, 'contact-form');
  await frameOf(page).getByRole('textbox', { name: 'Full name' }).fill('Aroha Ngata');
  await expect(moment(page)).toContainText('Xxxxx Xxxxx');
  await expect(moment(page)).not.toContainText('Aroha');
  await press(page, 'Show personal fields');
  // To press it was to leave the field.
  await expect(moment(page)).toContainText('FIELD.LEAVE');
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
    page.getByText('The machine is as it was when this tape was recorded.'),
  ).toBeVisible();
  await press(page, 'Replay');
  await expect(page.getByText(/^Page and model agree on all \d+ steps\.$/)).toBeVisible();
});
