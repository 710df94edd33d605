import { expect, type Page } from '@playwright/test';
import { createApp } from '#src/server/app.ts';
import type { LeadStore } from '#src/server/store/lead-store.ts';
import { openLeadStore } from '#src/server/store/open-lead-store.ts';
import { buildOwnSite, openOwnServer } from './own-server.ts';
import { watchViolations } from './policy-violations.ts';
import { test as base } from './recorded-test.ts';
import { leaveEmail, newEmail, pressSubmit, seeStep, walkToStep } from './wizard-driver.ts';

interface Elsewhere {
  readonly origin: string;
  readonly store: LeadStore;
}

/** Serves the site from a host that takes no forms; its form handler has an origin of its own. */
async function serve(worker: number, use: (site: Elsewhere) => Promise<void>): Promise<void> {
  const [host, handler] = [await openOwnServer(), await openOwnServer()];
  const { distDir, leads } = await buildOwnSite(`handler-elsewhere-${worker}`, {
    FORM_ENDPOINT: `${handler.origin}/`,
  });
  const store = await openLeadStore({ url: `file:${leads}`, file: leads, authToken: undefined });
  const save = () => Promise.reject(new Error('This host takes no forms.'));
  host.answerAs(createApp({ store: { save, probe: () => Promise.resolve() }, distDir }));
  handler.answerAs(createApp({ store, distDir: 'none', allowedOrigins: [host.origin] }));
  await use({ origin: host.origin, store });
  for (const server of [host, handler]) server.close();
  store.close();
}

const test = base.extend<object, { site: Elsewhere }>({
  site: [
    ({}, use, { parallelIndex }) => serve(parallelIndex, use),
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ site }, use) => use(site.origin),
});

// One worker, so that the site is built once.
test.describe.configure({ mode: 'default' });

const leadsOf = async ({ store }: Elsewhere, email: string) =>
  (await store.list()).filter(({ values }) => values['email'] === email);

test('the wizard delivers to a handler on another origin, within the policy', async ({
  page,
  site,
}) => {
  const violations = await watchViolations(page);
  await walkToStep(page, 6);
  const email = await leaveEmail(page);
  await pressSubmit(page);
  await seeStep(page, 7);
  await expect(page.getByRole('status')).toHaveText('Your request has arrived.');
  expect(await leadsOf(site, email)).toHaveLength(1);
  expect(violations).toEqual([]);
});

const choose = (page: Page, label: string): Promise<void> =>
  page.locator('noscript').getByLabel(label, { exact: true }).check();

test('so does the plain form, which comes back to the thank-you of the site', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
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
  await expect(page).toHaveURL((url) => url.href.startsWith(`${site.origin}/thank-you?reference=`));
  expect(await leadsOf(site, email)).toHaveLength(1);
  await context.close();
});
