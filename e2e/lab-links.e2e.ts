import { expect, test, type Page } from '@playwright/test';
import { press } from './lab-driver.ts';
import { labOrigin } from './site-under-test.ts';

test.use({ baseURL: labOrigin });

const steps = (page: Page) => page.getByRole('region', { name: 'Steps', exact: true });
const shownStep = (page: Page) => steps(page).locator('[aria-current="step"]');

test('an address leads to the same path and step; Back and Forward go between such states @release', async ({
  page,
  context,
}) => {
  await page.goto('/lab/#/machines/my-dates/paths?goal=my-dates.own&path=1');
  await steps(page).getByRole('button', { name: /^1\. / }).click();
  await expect(page).toHaveURL(/path=1&step=1$/);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(shownStep(other)).toHaveText(/^1\. /);

  await page.goto('/lab/#/machines/my-dates/paths?goal=my-dates.common&path=1');
  await expect(steps(page)).toContainText('→ common');
  await page.goBack();
  await expect(steps(page)).toContainText('→ own');
  await expect(shownStep(page)).toHaveText(/^1\. /);
  await page.goForward();
  await expect(page).toHaveURL(/my-dates\.common/);
});

const run = (page: Page) => page.getByRole('region', { name: 'Run', exact: true });

/** Has the simulated wizard begin, and this typed into a field of it. */
async function typeInSimulator(page: Page, field: string, value: string): Promise<void> {
  await page.goto('/lab/#/machines/quote-wizard/simulate');
  await press(page, 'restoreVisit: all answered');
  await page
    .getByLabel('Another event, as JSON')
    .fill(JSON.stringify({ type: 'FIELD.CHANGE', field, value }));
  await press(page, 'Send');
}

test('a run outlasts another view and a reload, and nothing that was typed is kept @release', async ({
  page,
}) => {
  await typeInSimulator(page, 'firstName', 'Hana');
  await press(page, 'Undo');
  await page.getByRole('link', { name: 'Paths', exact: true }).click();
  await expect(page).toHaveURL(/\/paths/);
  await page.goBack();
  await expect(run(page)).toContainText('step 1 of 2');
  await page.reload();
  await expect(run(page)).toContainText('step 1 of 2');
  await press(page, 'Redo');
  await expect(run(page)).toContainText('step 2 of 2');
  await expect(steps(page)).toContainText('2. FIELD.CHANGE field ‘firstName’ value ‘Xxxx’');
  await expect(page.getByText('Hana')).toHaveCount(0);
});
