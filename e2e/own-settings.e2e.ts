import { expect, type Page } from '@playwright/test';
import { watchPosts } from './form-handler.ts';
import {
  fillInMessage,
  fillInQuickQuote,
  leadForm,
  openForm,
  seeState,
  submit,
} from './lead-form-driver.ts';
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
  await page.getByRole('button', { name: 'Get my free quotes' }).click();
  await expect(page).toHaveURL((url) => url.href.startsWith(`${baseURL}/thank-you?reference=`));
  expect(await site?.leadsOf(email)).toHaveLength(1);
  await context.close();
});

/** A page’s log from now on: the values of each message. */
function watchLog(page: Page): readonly unknown[] {
  const logged: unknown[] = [];
  page.on('console', async (message) => {
    logged.push(await Promise.all(message.args().map((value) => value.jsonValue())));
  });
  return logged;
}

for (const { path, fillIn } of [
  { path: '/wellington', fillIn: fillInQuickQuote },
  { path: '/contact', fillIn: fillInMessage },
]) {
  const tag = path === '/wellington' ? [] : '@release';
  test(
    `${path}: logs the values in one message, and does nothing else`,
    { tag },
    async ({ page }) => {
      await openForm(page, path);
      await expect(leadForm(page).getByText('The button below sends nothing yet.')).toBeVisible();
      const values = await fillIn(page);
      const posts = watchPosts(page);
      const logged = watchLog(page);
      await submit(page).click();
      await expect.poll(() => logged).toEqual([[values]]);
      await seeState(page, 'open.editing');
      await expect(leadForm(page).getByRole('status')).toBeEmpty();
      await expect(leadForm(page).getByRole('alert')).toHaveCount(0);
      await expect(page.getByText('Thank you')).toHaveCount(0);
      await expect(leadForm(page).getByLabel(/^Email address/)).toHaveValue(values.email);
      expect(posts).toEqual([]);
      expect(new URL(page.url()).search).toBe('');
      expect(logged).toHaveLength(1);
    },
  );
}
