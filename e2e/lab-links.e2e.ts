import { expect, test, type Page } from '@playwright/test';
import { frameOf, press, seeState, showPane, timelineOf, visitSecondStep } from './lab-driver.ts';
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
  await expect(page.getByText('The link is on the clipboard.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/&step=2$/);
  const other = await context.newPage();
  await other.goto(link);
  await frameOf(other).locator('html[data-hydrated]').waitFor();
  await expect(timelineOf(other)).toContainText('Step 2 of 3');
  await seeState(other, 'quote-wizard', 'business-type.advancing');
});
