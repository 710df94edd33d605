import { expect, type Page } from '@playwright/test';
import { leadForm, openForm } from './lead-form-driver.ts';
import { openOwnSite } from './own-site.ts';
import { watchViolations } from './policy-violations.ts';
import { test } from './test.ts';
import { leaveEmail, newEmail, pressSubmit, seeStep, walkToStep } from './wizard-driver.ts';

// One worker, so that the site is built once.
test.describe.configure({ mode: 'default' });

let site: Awaited<ReturnType<typeof openOwnSite>> | undefined;
test.beforeAll(async () => {
  test.slow();
  site = await openOwnSite();
});
test.afterAll(() => site?.close());
// beforeAll also needs it, before there is a site.
test.use({ baseURL: ({}, use) => use(site?.origin) });

test('the wizard delivers to a handler on another origin, within the policy', async ({ page }) => {
  const violations = await watchViolations(page);
  await walkToStep(page, 6);
  const email = await leaveEmail(page);
  await pressSubmit(page);
  await seeStep(page, 7);
  await expect(page.getByRole('status')).toHaveText('Your request has arrived.');
  expect(await site?.leadsOf(email)).toHaveLength(1);
  expect(violations).toEqual([]);
});

const choose = (page: Page, label: string): Promise<void> =>
  page.locator('[data-without-script]').getByLabel(label, { exact: true }).check();

test('the plain form delivers there too, and returns to the site’s thank-you @release', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/quote');
  const email = newEmail();
  await choose(page, 'Sole Trader');
  await choose(page, 'Dunedin');
  await choose(page, 'Tax Planning');
  await choose(page, "I'm flexible");
  await page.getByLabel('First name (required)').fill('Mere');
  await page.getByLabel('Last name (required)').fill('Ngata');
  await page.getByLabel('Email address (required)').fill(email);
  await page.getByRole('button', { name: 'Send my request' }).click();
  await expect(page).toHaveURL((url) => url.href.startsWith(`${baseURL}/thank-you?reference=`));
  expect(await site?.leadsOf(email)).toHaveLength(1);
  await context.close();
});

test('the other forms say that they send nothing', async ({ page }) => {
  await openForm(page, '/wellington');
  await expect(leadForm(page).getByText('The button below sends nothing yet.')).toBeVisible();
});
