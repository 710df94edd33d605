import { expect, type Locator, type Page } from '@playwright/test';
import { leadsOf } from './form-handler.ts';
import { blockScripts, holdScripts } from './held-scripts.ts';
import { newEmail } from './wizard-driver.ts';
import { test } from './test.ts';

/** Waits until the page gives up on its scripts. */
const plain = (page: Page): Promise<void> => page.locator('html:not([data-scripts])').waitFor();

async function open(page: Page, path: string): Promise<void> {
  await blockScripts(page);
  await page.goto(path);
  await plain(page);
}

test('answers and menus open', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('heading', { name: 'Is it really free?' }).click();
  await expect(
    page.getByText(/Work starts, and costs money, only when you accept a quote/),
  ).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('button', { name: 'Locations' }).click();
  await expect(menu.getByRole('link', { name: 'Wellington' })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await menu.getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('link', { name: 'GST Calculator' }).click();
  await expect(page).toHaveURL('/gst-calculator');
});

test('/quote offers its plain form, which works', async ({ page }) => {
  await open(page, '/quote');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  const form = page.locator('[data-without-script]');
  for (const label of ['Sole Trader', 'Dunedin', 'Tax Planning', "I'm flexible"]) {
    await form.getByLabel(label, { exact: true }).check();
  }
  const email = newEmail();
  await page.getByLabel('First name (required)').fill('Mere');
  await page.getByLabel('Last name (required)').fill('Ngata');
  await page.getByLabel('Email address (required)').fill(email);
  await page.getByRole('button', { name: 'Send my request' }).click();
  await expect(page).toHaveURL(/\/thank-you\?reference=/);
  expect(await leadsOf(email)).toHaveLength(1);
});

const fillIn = {
  '/contact': async (page: Page, email: string) => {
    await page.getByLabel('Full name').fill('Mere Ngata');
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Subject').selectOption('A complaint');
    await page.getByLabel('Message').fill('Tēnā koutou');
  },
  '/hamilton': async (page: Page, email: string) => {
    await page.getByLabel('Your name (required)').fill('Mere Ngata');
    await page.getByLabel('Email address (required)').fill(email);
    await page.getByLabel('Who the tax is for (required)').selectOption('Sole Trader');
    await page.getByLabel('Service you need (required)').selectOption('GST Returns');
  },
};

for (const [name, path, send] of [
  ['a press on Send', '/hamilton', (form: Locator) => form.getByRole('button').click()],
  ['Enter in a field', '/contact', (form: Locator) => form.getByLabel('Email').press('Enter')],
] as const) {
  test(`${name} posts the form when the scripts fail`, async ({ page }) => {
    const end = await holdScripts(page);
    await page.goto(path);
    const email = newEmail();
    await fillIn[path](page, email);
    await send(page.locator('[data-machine="form"]'));
    await expect(page).toHaveURL(path);
    end('fail');
    await expect(page).toHaveURL(/\/thank-you\?reference=/);
    expect(await leadsOf(email)).toHaveLength(1);
  });
}

test('a calculator says that it needs scripts, and sends nothing', async ({ page }) => {
  const income = page.getByLabel('Annual gross income', { exact: true });
  const end = await holdScripts(page);
  await page.goto('/tax-calculator');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')));
  await income.fill('85123');
  await income.press('Enter');
  end('fail');
  await plain(page);
  await expect(page.getByText('It needs JavaScript, which is off or did not load.')).toBeVisible();
  await expect(income).toBeHidden();
  await expect(page).toHaveURL('/tax-calculator');
  expect(requests.filter((request) => request.includes('85123'))).toEqual([]);
});

test('gives up on slow scripts, and ignores late ones @release', async ({ page }) => {
  await page.clock.install();
  const end = await holdScripts(page);
  await page.goto('/quote');
  await page.clock.runFor(15_100);
  await plain(page);
  await page.getByLabel('First name (required)').fill('Mere');
  const loaded = page.waitForResponse('**/entry-client*');
  end();
  await (await loaded).finished();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(page.getByLabel('First name (required)')).toHaveValue('Mere');
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
});

test('a missing chunk leaves the page plain, with one error @release', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.route('**/quote-wizard.island-*.js', (route) => route.abort());
  await page.goto('/quote');
  await plain(page);
  await expect(page.getByRole('button', { name: 'Send my request' })).toBeVisible();
  expect(errors).toEqual(['The island quote/quote-wizard#QuoteWizard could not be loaded.']);
});
