import { expect, type Page } from '@playwright/test';
import { lookFromAllSides } from './axe.ts';
import { test } from './recorded-test.ts';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-hydrated]').waitFor();
}

async function seeThatItFits(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}

const income = (page: Page) => page.getByRole('textbox', { name: 'Annual gross income' });
const deductions = (page: Page) =>
  page.getByRole('textbox', { name: 'Annual deductions (optional)' });
const calculate = (page: Page) => page.getByRole('button', { name: 'Calculate Tax' });
const output = (page: Page) => page.locator('#calculator output');

test.describe('the tax calculator', () => {
  test('calculates on a press, shows the bands, and calculates anew on the next press alone', async ({
    page,
  }) => {
    await open(page, '/tax-calculator');
    await expect(page.getByRole('heading', { name: 'Enter Your Details' })).toBeVisible();
    await income(page).fill('65,000');
    await deductions(page).fill('1200');
    await expect(page.getByRole('heading', { name: 'Enter Your Details' })).toBeVisible();
    await deductions(page).press('Enter');

    await expect(output(page)).toContainText('Income tax, 31 July 2024 onwards $11,361');
    await expect(output(page)).toContainText('Income tax, 1 April 2021 to 30 July 2024 $12,160');
    await expect(output(page)).toContainText('Today’s bands take $799 less.');
    await expect(output(page)).toContainText('Income after tax $53,640');
    await expect(output(page)).toContainText('Taxable income $63,800');
    await expect(output(page)).toContainText('17.5%');
    await expect(output(page)).toContainText('30.0%');
    const table = page.getByRole('table', { name: 'Where the tax comes from' });
    await expect(table.getByRole('row', { name: /^\$15,600 to \$53,500/ })).toHaveText(
      '$15,600 to $53,50017.5%$37,900$6,633',
    );

    await income(page).fill('20000');
    await expect(page.getByText('You have changed your details.')).toBeVisible();
    await expect(output(page)).toContainText('$11,361');
    await calculate(page).click();
    await expect(output(page)).toContainText('$2,198');
    await expect(output(page)).toContainText('$2,310');
    await expect(page.getByText('You have changed your details.')).toBeHidden();
  });

  test('explains the earlier bands where they are chosen', async ({ page }) => {
    await open(page, '/tax-calculator');
    await page.getByRole('combobox', { name: 'Tax bands' }).selectOption('specified');
    await income(page).fill('$100,000');
    await calculate(page).click();
    await expect(output(page)).toContainText('$22,878 In force today');
    await expect(output(page)).toContainText('$23,920 Explained below');
    await expect(page.getByRole('row', { name: /^\$14,001 to \$48,000/ })).toBeVisible();
  });

  test('shows pay by its periods with what was asked for, and what a business sets aside', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, '/tax-calculator?income=80000&incomeType=business&kiwiSaver=3.5');
    await page.getByText('ACC earners’ levy').click();
    await calculate(page).click();
    const pay = page.getByRole('table', { name: 'By the year, month, fortnight and week' });
    await expect(pay.getByRole('row', { name: /^ACC earners’ levy/ })).toContainText('$1,400.00');
    await expect(pay.getByRole('row', { name: /^KiwiSaver/ })).toContainText('$2,800.00');
    await expect(page.getByText('26% of each invoice')).toBeVisible();
    const instalments = page.getByRole('table', { name: /^The next three instalments/ });
    await expect(instalments.getByRole('row')).toHaveCount(4);
    await seeThatItFits(page);
  });

  test('refuses $65k with a hint and counts it as 0', async ({ page }) => {
    await open(page, '/tax-calculator');
    await income(page).fill('$65k');
    await income(page).press('Tab');
    await expect(income(page)).toHaveAccessibleDescription(
      /Use figures only, such as 65000\. Anything else counts as 0\.$/,
    );
    await calculate(page).click();
    await expect(output(page)).toContainText('In force today');
    await expect(output(page)).toContainText('Gross income $0');
  });

  for (const [typed, width] of [
    ['abc', 360],
    ['-1000', 1280],
    ['1e999', 360],
  ] as const) {
    test(`answers the first press with deductions of ${typed}, which count as 0, ${width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 740 });
      await open(page, '/tax-calculator');
      await income(page).fill('60000');
      await deductions(page).pressSequentially(typed);
      await calculate(page).click();
      await expect(output(page)).toContainText('$11,020');
      await expect(deductions(page)).toHaveAccessibleDescription(/Anything else counts as 0\.$/);
    });
  }

  test('is filled in by an address, calculates nothing by itself, and gives the address back', async ({
    page,
  }) => {
    await open(page, '/tax-calculator?income=65000&deductions=1200');
    await expect(income(page)).toHaveValue('65,000');
    await expect(deductions(page)).toHaveValue('1,200');
    await expect(page.getByRole('heading', { name: 'Enter Your Details' })).toBeVisible();
    await calculate(page).click();
    const link = page.getByRole('link', { name: 'Link to these figures' });
    await expect(link).toHaveAttribute(
      'href',
      '/tax-calculator?income=65000&deductions=1200&schedule=from-2024-07-31',
    );
    await link.click();
    await expect(page).toHaveURL(
      '/tax-calculator?income=65000&deductions=1200&schedule=from-2024-07-31',
    );
    await expect(output(page)).toContainText('$12,160');
  });

  test('sends nothing anywhere, and works where the network has gone', async ({
    page,
    context,
  }) => {
    // The page asks for what it shows below the figures once it runs.
    const later = ['tax-breakdown', 'chart-style'].map((name) =>
      page.waitForEvent('requestfinished', (request) => request.url().includes(`/${name}-`)),
    );
    await open(page, '/tax-calculator');
    await Promise.all(later);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await context.setOffline(true);
    await income(page).fill('65000');
    await calculate(page).click();
    await expect(output(page)).toContainText('$12,520');
    await expect(page.getByRole('table', { name: 'Where the tax comes from' })).toBeVisible();
    expect(requests).toEqual([]);
  });

  test('gives the figures while what stands below them is still on its way', async ({ page }) => {
    await page.route('**/tax-breakdown-*.js', async () => {});
    await open(page, '/tax-calculator');
    await income(page).fill('65000');
    await calculate(page).click();
    await expect(output(page)).toContainText('$12,520');
    await expect(page.getByRole('table', { name: 'Where the tax comes from' })).toHaveCount(0);
  });

  test('prints the result and leaves the rest of the page out', async ({ page }) => {
    await open(page, '/tax-calculator?income=65000');
    await calculate(page).click();
    await page.emulateMedia({ media: 'print' });
    await expect(output(page)).toBeVisible();
    await expect(page.getByRole('table', { name: 'Where the tax comes from' })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Line chart/ })).toBeVisible();
    // Its styles come with a file that the page asks for later: a line without them is a black shape.
    const curve = page
      .getByRole('img', { name: /^Line chart/ })
      .locator('path')
      .first();
    await expect(curve).toHaveCSS('fill', 'none');
    await expect(calculate(page)).toBeHidden();
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Waymark home' }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Resources' })).toBeHidden();
    await expect(page.getByRole('heading', { name: 'When to ask a professional' })).toBeHidden();
  });

  for (const width of [360, 1280]) {
    test(`brings its result into sight ${width} px wide, accessible and without overflow`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 740 });
      await open(page, '/tax-calculator?income=200000&deductions=some');
      await calculate(page).click();
      await expect(page.getByRole('heading', { name: 'Your estimate' })).toBeInViewport();
      await page.getByText('Show the rates as a table').click();
      await income(page).fill('1');
      await seeThatItFits(page);
      await lookFromAllSides(page, 'a stale result, a hint and every table', { widths: [width] });
    });
  }
});

test.describe('the GST calculator', () => {
  const amount = (page: Page) => page.getByRole('spinbutton', { name: 'Amount' });

  test('follows what is typed', async ({ page }) => {
    await open(page, '/gst-calculator');
    await expect(output(page)).toHaveText('Type an amount above zero and the result appears here.');
    await amount(page).fill('115');
    await expect(output(page)).toHaveText(
      'Amount without GST $115.00GST $17.25Total with GST $132.25',
    );
    await page.getByRole('radio', { name: 'Remove GST' }).click();
    await expect(output(page)).toHaveText(
      'Amount with GST $115.00GST $15.00Amount without GST $100.00',
    );
    await page
      .getByRole('combobox', { name: 'GST rate' })
      .selectOption({ label: '0% (zero-rated or exports)' });
    await expect(output(page)).toContainText('Amount without GST $115.00');
    await amount(page).fill('-1');
    await expect(output(page)).toHaveText('Type an amount above zero and the result appears here.');
  });

  test('copies a figure', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/gst-calculator');
    await amount(page).fill('1.50');
    await page.getByRole('button', { name: 'Copy the GST' }).click();
    await expect(page.getByText('GST copied: 0.23')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('0.23');
  });

  test('is filled in by an example, whose result comes into sight', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, '/gst-calculator');
    await page.getByRole('button', { name: 'Try it: A receipt for tools' }).click();
    await expect(page.getByRole('heading', { name: 'Result' })).toBeFocused();
    await expect(output(page)).toBeInViewport();
    await expect(output(page)).toHaveText(
      'Amount with GST $89.90GST $11.73Amount without GST $78.17',
    );
    await expect(amount(page)).toHaveValue('89.90');
    await seeThatItFits(page);
  });
});

for (const width of [360, 1280]) {
  test(`the comparison takes a visitor's own profit as a row of its table, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await open(page, '/company-vs-sole-trader');
    const profit = page.getByRole('textbox', { name: 'Your profit in a year' });
    await profit.fill('240,000');
    const row = page.getByRole('row', { name: /^\$240,000, yours/ });
    await expect(row).toHaveText('$240,000, yours$72,678$67,200 pays lessCompany$5,478');
    await expect(page.getByText('A company that keeps all of it pays $5,478 less.')).toBeVisible();
    await seeThatItFits(page);
    await lookFromAllSides(page, 'a row of their own', { widths: [width] });
    await profit.fill('$65k');
    await profit.press('Tab');
    await expect(row).toBeHidden();
    await expect(profit).toHaveAccessibleDescription(/Anything else counts as no profit\.$/);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/tax-calculator', '/gst-calculator']) {
    test(`${path} says why there is no calculator, and everything else`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByText('needs JavaScript, which is turned off')).toBeVisible();
      await expect(page.locator('#calculator form')).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});
