import { expect, test, type Page } from '@playwright/test';
import { mobileMenuScenario } from '#machines/mobile-menu/mobile-menu.scenario.ts';
import { nearMeScenario } from '#machines/near-me/near-me.scenario.ts';
import { recordPath } from '#statelab/tape/record-path.ts';
import { seeNoViolations } from './axe.ts';
import { labOrigin } from './site-under-test.ts';

test.use({ baseURL: labOrigin });

const open = (page: Page, hash: string) => page.goto(`/lab/#${hash}`);
const circumstances = { path: '/', recordedAt: '2026-11-21T09:00:00.000Z', masked: false };
const denied = { kind: 'outcome', actor: 'permission', outcome: 'denied' } as const;

const offered = (page: Page) => page.getByRole('listbox').getByRole('option');
const stepButtons = (page: Page) => page.getByRole('region', { name: 'Steps' }).getByRole('button');

test('the fewest paths that take every transition are listed, and shown step by step', async ({
  page,
}) => {
  await open(page, '/machines/near-me/paths');
  await expect(
    page.getByText('4 paths cover all 5 transitions that the page can take; fewer cannot.'),
  ).toBeVisible();
  await expect(page.getByText('Explored in full: 6 moments, 13 steps between them.')).toBeVisible();
  await expect(
    page.getByRole('heading', { name: 'Taken by the machine, but by no page: left to unit tests' }),
  ).toBeVisible();
  const paths = page.getByRole('region', { name: 'Paths' }).getByRole('button');
  await expect(paths).toHaveCount(4);
  await paths.nth(2).click();
  await expect(paths.nth(2)).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/path=3$/);
  await stepButtons(page).first().click();
  await expect(page.locator('[data-state="near-me.looking-up"]')).toHaveClass(/\bactive\b/);
});

test('a shortest path leads to a chosen state', async ({ page }) => {
  await open(page, '/machines/near-me/paths');
  const goal = page.getByRole('combobox', { name: 'Paths to' });
  await goal.fill('state unloc');
  await expect(offered(page)).toHaveText(['unlocated state']);
  await goal.press('Enter');
  await expect(goal).toHaveValue('unlocated');
  await expect(page).toHaveURL(/goal=near-me\.unlocated&path=1$/);
  await expect(page.getByText('A shortest path to near-me.unlocated.')).toBeVisible();
  await expect(stepButtons(page)).toHaveText(['1. permission: unsupported→ unlocated']);
});

test('events, guards and transitions are found by words, by keyboard and by pointer', async ({
  page,
}) => {
  await open(page, '/machines/quote-wizard/paths');
  const goal = page.getByRole('combobox', { name: 'Paths to' });
  await goal.fill('submit event');
  await expect(offered(page).first()).toHaveText('FORM.SUBMIT event');
  await goal.press('ArrowDown');
  await goal.press('ArrowUp');
  await goal.press('Enter');
  await expect(page.getByText('A shortest path to FORM.SUBMIT.')).toBeVisible();
  await goal.fill('guard show step');
  await offered(page).first().click();
  await expect(page).toHaveURL(/goal=guard%3A/);
  await goal.fill('zebra');
  await expect(page.getByText('Nothing has all these words.')).toBeVisible();
  await goal.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
});

test('a path is performed on the page', async ({ page }) => {
  await open(page, '/machines/mobile-menu/paths?goal=mobile-menu.open');
  await page.getByRole('button', { name: 'Perform it on the page' }).click();
  await expect(page).toHaveURL(/#\/machines\/mobile-menu\/live/);
  await expect(page.getByText('MENU.TOGGLE').first()).toBeVisible();
});

test('a path is exported as a Playwright test, a Vitest test and a bug report', async ({
  page,
}) => {
  await open(page, '/machines/quote-wizard/paths?goal=quote-wizard.contact.sending');
  await page.getByRole('link', { name: 'Export it' }).click();
  const text = page.getByRole('region', { name: 'Exported text' });
  await expect(text).toContainText('async function holdPosts(page: Page)');
  await expect(text).toContainText(
    "await page.getByRole('button', { name: 'Get my free quotes', exact: true }).click();",
  );
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save' }).click();
  expect((await saved).suggestedFilename()).toBe('quote-wizard.spec.ts');
  await page.getByLabel('Export as').selectOption('Vitest test on the machine');
  await expect(text).toContainText('const machine = drive(quoteWizardScenario);');
  await page.getByLabel('Export as').selectOption('Bug report');
  await expect(text).toContainText('# quote-wizard: 2 steps to contact.sending');
});

test('exports a tape; an invalid tape or another machine’s leaves the open one', async ({
  page,
}) => {
  await open(page, '/machines/near-me/export?goal=near-me.unlocated');
  const text = page.getByRole('region', { name: 'Exported text' });
  await expect(text).toContainText('near-me: 1 step to unlocated');
  const file = page.getByLabel('Or take a tape');
  const take = (content: string) =>
    file.setInputFiles({
      name: 'tape.json',
      mimeType: 'application/json',
      buffer: Buffer.from(content),
    });
  await take('no tape');
  await expect(page.getByRole('alert')).toContainText('“tape.json” is not a tape');
  await take(JSON.stringify(recordPath(mobileMenuScenario, [], circumstances)));
  await expect(page.getByRole('alert')).toContainText('This tape is of mobile-menu.');
  await expect(text).toContainText('near-me: 1 step to unlocated');

  await take(JSON.stringify(recordPath(nearMeScenario, [denied], circumstances)));
  await expect(text).toContainText('near-me: 1 step to looking-up');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

for (const width of [360, 768, 1280]) {
  test(`paths and exports are accessible at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/machines/near-me/paths');
    await expect(stepButtons(page).first()).toBeVisible();
    await seeNoViolations(page, 'paths');
    await page.getByRole('link', { name: 'Export it' }).click();
    await expect(page.getByRole('region', { name: 'Exported text' })).toBeVisible();
    await seeNoViolations(page, 'export');
  });
}
