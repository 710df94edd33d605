import { expect, test, type Page } from '@playwright/test';
import { stickyBarScenario } from '#machines/sticky-bar/sticky-bar.scenario.ts';
import { recordPath } from '#statelab/tape/record-path.ts';
import {
  frameOf,
  openLive,
  openTape,
  press,
  seeState,
  showPane,
  timelineOf,
  visitSecondStep,
} from './lab-driver.ts';
import { labOrigin } from './site-under-test.ts';

test.use({ baseURL: labOrigin, permissions: ['clipboard-read', 'clipboard-write'] });

const copied = async (page: Page): Promise<string> => {
  await press(page, 'Copy link');
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
};

const steps = (page: Page) => page.getByRole('region', { name: 'Steps' });
const shownStep = (page: Page) => steps(page).getByRole('button', { pressed: true });

test('a copied link leads to the same path and step; Back and Forward go between such states', async ({
  page,
  context,
}) => {
  await page.goto('/lab/#/machines/near-me/paths?goal=near-me.located&path=1');
  await steps(page).getByRole('button').first().click();
  await expect(page).toHaveURL(/path=1&step=1$/);
  const link = await copied(page);
  expect(link).toBe(`${labOrigin}/lab/#/machines/near-me/paths?goal=near-me.located&path=1&step=1`);
  const other = await context.newPage();
  await other.goto(link);
  await expect(shownStep(other)).toHaveText(/^1\. /);

  await page.goto('/lab/#/machines/near-me/paths?goal=near-me.unlocated&path=1');
  await expect(steps(page)).toContainText('→ unlocated');
  await page.goBack();
  await expect(steps(page)).toContainText('→ located');
  await expect(shownStep(page)).toHaveText(/^1\. /);
  await page.goForward();
  await expect(page).toHaveURL(/near-me\.unlocated/);
});

test('an export’s format is in its address', async ({ page }) => {
  await page.goto('/lab/#/machines/near-me/export');
  await page.getByLabel('Export as').selectOption('Bug report');
  await expect(page).toHaveURL(/format=markdown$/);
  await page.reload();
  await expect(page.getByLabel('Export as')).toHaveValue('markdown');
});

test('a link to a visit leads to the step that was looked at', async ({ page, context }) => {
  await visitSecondStep(page);
  await press(page, 'Step back');
  await expect(timelineOf(page)).toContainText('Step 2 of 3');
  await showPane(page, 'Tapes');
  await press(page, 'Copy link');
  await expect(page.getByText('Link copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/live\?step=2&tape=/);
  const other = await context.newPage();
  await other.goto(link);
  await frameOf(other).locator('html[data-hydrated]').waitFor();
  await expect(timelineOf(other)).toContainText('Step 2 of 3');
  await seeState(other, 'quote-wizard', 'business-type.advancing');
});

const run = (page: Page) => page.getByRole('region', { name: 'Run', exact: true });

/** Has the simulated wizard begin, and this typed into a field of it. */
async function typeInSimulator(page: Page, field: string, value: string): Promise<void> {
  await page.goto('/lab/#/machines/quote-wizard/simulate');
  await page.getByLabel('How restoreVisit ends').selectOption('all answered');
  await press(page, 'End restoreVisit');
  const events = page.getByRole('region', { name: 'Events', exact: true });
  await events.getByRole('button', { name: /^FIELD\.CHANGE/ }).click();
  await events.getByLabel('field', { exact: true }).fill(JSON.stringify(field));
  await events.getByLabel('value', { exact: true }).fill(JSON.stringify(value));
  await press(page, 'Send FIELD.CHANGE');
}

test('a link to a run opens the simulator at the same move, and nothing that was typed is in it', async ({
  page,
  context,
}) => {
  await typeInSimulator(page, 'firstName', 'Hana');
  await press(page, 'Undo');
  const link = await copied(page);
  expect(link).toMatch(/\/quote-wizard\/simulate\?at=1&moves=[\w-]+$/);
  const other = await context.newPage();
  await other.goto(link);
  await expect(run(other)).toContainText('move 1 of 2');
  await press(other, 'Redo');
  await expect(run(other)).toContainText('move 2 of 2');
  const moves = other.getByRole('region', { name: 'Moves' });
  await expect(moves).toContainText('2 · FIELD.CHANGE field ‘firstName’ value ‘Xxxx’');
  await expect(other.getByText('Hana')).toHaveCount(0);
  await expect(other.getByLabel('Context as JSON')).toHaveValue(/"firstName": "Xxxx"/);
  await expect(other).toHaveURL(/at=2&moves=/);
});

test('Back leads to a run again that was left for another view', async ({ page }) => {
  await typeInSimulator(page, 'firstName', 'Hana');
  await expect(page).toHaveURL(/at=2&moves=/);
  await page.getByRole('link', { name: 'Paths', exact: true }).click();
  await expect(page).toHaveURL(/\/paths/);
  await page.goBack();
  await expect(run(page)).toContainText('move 2 of 2');
});

test('a run that is too long for a link says so, and is not copied', async ({ page }) => {
  const words = Array.from({ length: 9000 }, (_, place) => String((place * 7919) % 104_729));
  await typeInSimulator(page, 'firstName', 'Hana');
  await page.getByLabel('More fields, as a JSON object').fill(JSON.stringify({ words }));
  await press(page, 'Send FIELD.CHANGE');
  await expect(run(page)).toContainText('move 3 of 3');
  await press(page, 'Copy link');
  await expect(page.getByRole('status').filter({ hasText: 'too long for a link' })).toHaveText(
    'The run is too long for a link. Save it as a tape.',
  );
});

test('unreadable moves open a new run and say so', async ({ page }) => {
  await page.goto('/lab/#/machines/quote-wizard/simulate?at=7&moves=none');
  await expect(run(page)).toContainText('move 0 of 0');
  await expect(run(page)).toContainText('The moves in the link are not readable');
});

test('stepping through a tape that was opened keeps the address at the step that is seen', async ({
  page,
  context,
}) => {
  await openLive(page, 'sticky-bar');
  const entries = await page.evaluate(() => window.history.length);
  const scroll = (y: number) => ({ kind: 'event', event: { type: 'PAGE.SCROLL', y } }) as const;
  const tape = recordPath(stickyBarScenario, [scroll(301), scroll(0)], {
    path: '/',
    recordedAt: '2026-11-21T00:00:00.000Z',
    masked: false,
  });
  await openTape(page, 'bar.json', JSON.stringify(tape));
  await expect(page).toHaveURL(/\/live\?pane=tapes&tape=[\w-]+$/);
  await press(page, 'Step forward');
  await expect(page).toHaveURL(/\/live\?pane=tapes&step=1&tape=[\w-]+$/);
  await press(page, 'Step forward');
  await showPane(page, 'Pins');
  await expect(page).toHaveURL(/\/live\?pane=pins&step=2&tape=[\w-]+$/);
  expect(await page.evaluate(() => window.history.length)).toBe(entries);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(timelineOf(other)).toContainText('Step 2 of 2: hidden');
  await expect(other.getByRole('tab', { name: 'Pins' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('link', { name: 'Chart', exact: true }).click();
  await page.getByRole('link', { name: 'Live', exact: true }).click();
  await expect(timelineOf(page)).toContainText('Step 2 of 2: hidden');
  await expect(page).toHaveURL(/\/live\?pane=pins&step=2&tape=[\w-]+$/);
});

test('a visit outlasts the way Back to where another pane was in sight', async ({ page }) => {
  await visitSecondStep(page);
  await expect(page).toHaveURL(/live\?pane=context$/);
  await page.getByRole('link', { name: 'Chart', exact: true }).click();
  await page.getByRole('link', { name: 'Live', exact: true }).click();
  await showPane(page, 'World');
  await expect(page).toHaveURL(/live\?pane=world$/);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/live\?pane=context$/);
  await expect(timelineOf(page)).toContainText('Step 3 of 3');
});

test('an unknown pane in the address falls back to the last one chosen', async ({ page }) => {
  await openLive(page, 'sticky-bar');
  await showPane(page, 'World');
  await page.goto('/lab/#/machines/sticky-bar/live?pane=cellar&step=x');
  await expect(page.getByRole('tab', { name: 'World' })).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/live\?pane=world$/);
});

test('which sources the coverage counts is in its address', async ({ page }) => {
  await page.goto('/lab/#/machines/near-me/coverage?without=files&without=nothing');
  const source = (name: RegExp) => page.getByRole('checkbox', { name });
  await expect(source(/^the test runs/)).toBeChecked();
  await source(/^the test runs/).uncheck();
  await expect(page).toHaveURL(/coverage\?without=tests$/);
  await source(/^visits/).uncheck();
  await page.reload();
  await expect(source(/^the test runs/)).not.toBeChecked();
  await expect(source(/^visits/)).not.toBeChecked();
  await expect(source(/^files/)).toBeChecked();
});
