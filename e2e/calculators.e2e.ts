import { expect, type Page } from '@playwright/test';
import { lookFromAllSides, seeItFits } from './axe.ts';
import { open } from './hydration.ts';
import { test } from './test.ts';

const income = (page: Page) => page.getByRole('textbox', { name: 'Annual gross income' });
const calculate = (page: Page) => page.getByRole('button', { name: 'Calculate Tax' });
const output = (page: Page) => page.locator('#calculator output');
/** A line of the result, by the beginning of its name. */
const line = (page: Page, label: string) =>
  page.locator('#calculator summary').filter({ hasText: new RegExp(`^${label}`) });

test.describe('the tax calculator', () => {
  test('opens a payslip to the proof of its lines on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, '/tax-calculator?income=24180');
    await calculate(page).click();
    await line(page, 'Week').click();
    await line(page, 'PAYE').first().click();
    await expect(
      page.getByText(/^Sections 5\.2 and 5\.3: what a year of such pays/).filter({ visible: true }),
    ).toHaveCount(1);
    await seeItFits(page, 'a payslip');
  });

  test('links a line’s working to its figure; Back and a reload restore the result', async ({
    page,
  }) => {
    await open(page, '/tax-calculator');
    await income(page).fill('65000');
    await line(page, 'Student loan, KiwiSaver, second job, other years').click();
    await page.getByText('Student loan repayments', { exact: true }).click();
    await page.getByRole('combobox', { name: 'Tax bands' }).selectOption('specified');
    await page.getByRole('combobox', { name: 'Tax bands' }).selectOption('from-2024-07-31');
    await calculate(page).click();
    await line(page, 'ACC earners’ levy').click();
    await expect(page.getByText('1.75% of them')).toBeVisible();
    await page.getByRole('link', { name: 'the ACC earners’ levy' }).click();
    await expect(page).toHaveURL('/figures#accEarnersLevy');
    await expect(page.getByRole('heading', { name: 'ACC earners’ levy' })).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL('/tax-calculator');
    for (const again of [async () => {}, () => page.reload()]) {
      await again();
      await page.locator('html[data-hydrated]').waitFor();
      await expect(income(page)).toHaveValue('65,000');
      await expect(page.getByRole('checkbox', { name: 'Student loan repayments' })).toBeChecked();
      await expect(output(page)).toContainText('You keep $3,937 a month');
      await expect(line(page, 'Left to you')).toContainText('$47,236');
    }
    await page.getByRole('link', { name: 'Ask an accountant to check it' }).click();
    await expect(page.getByRole('heading', { name: /^Ask an accountant about/ })).toBeInViewport();
    await page.getByRole('link', { name: 'Link to these figures' }).click();
    await expect(page).toHaveURL(/\?income=65000&schedule=from-2024-07-31&studentLoan=yes$/);
    await expect(page.getByRole('checkbox', { name: 'Student loan repayments' })).toBeChecked();
  });

  test('sends nothing, and works offline @release', async ({ page, context }) => {
    // The page loads the parts below the figures once it is interactive.
    const later = ['breakdown-parts', 'chart'].map((name) =>
      page.waitForEvent('requestfinished', (request) => request.url().includes(`/${name}-`)),
    );
    await open(page, '/tax-calculator');
    await Promise.all(later);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await context.setOffline(true);
    await income(page).fill('65000');
    await calculate(page).click();
    await expect(output(page)).toContainText('You keep $4,345 a month');
    await expect(page.getByRole('table', { name: 'Where the tax comes from' })).toBeVisible();
    expect(requests).toEqual([]);
  });

  test('shows the figures without the parts below them if a new build has replaced their files @release', async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    await page.route('**/breakdown-parts-*.js', (route) =>
      route.fulfill({ status: 404, body: 'Gone' }),
    );
    await open(page, '/tax-calculator');
    await income(page).fill('65000');
    await calculate(page).click();
    await expect(output(page)).toContainText('Income tax, year to 31 March 2027 $11,721');
    await income(page).fill('48000');
    await calculate(page).click();
    await expect(output(page)).toContainText('$7,308');
    await expect(income(page)).toHaveValue('48,000');
    expect(documents).toHaveLength(1);
    expect(errors).toEqual([]);
  });

  test('leaves a visitor who scrolls on in place when the lines arrive late @release', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    let send = (): void => {};
    const held = new Promise<void>((resolve) => {
      send = resolve;
    });
    await page.route('**/breakdown-parts-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await open(page, '/tax-calculator?income=65000');
    await calculate(page).click();
    await expect(output(page)).toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, 0));
    send();
    await expect(line(page, 'ACC earners’ levy')).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('prints only the result', async ({ page }) => {
    await open(page, '/tax-calculator?income=65000');
    await calculate(page).click();
    await page.emulateMedia({ media: 'print' });
    await expect(output(page)).toBeVisible();
    await expect(page.getByRole('table', { name: 'Where the tax comes from' })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Line chart/ })).toBeVisible();
    // Every line is printed with its working.
    await expect(page.getByText('$53,500 to $78,100: 30.0% of $11,500.00')).toBeVisible();
    // Its styles load later; without them a line is a black shape.
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

  test('scrolls to its result, which is accessible and fits', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(
      page,
      '/tax-calculator?income=200000&secondIncome=20000&secondCode=SB&deductions=some',
    );
    await calculate(page).click();
    // The lines load after the totals, and make the result taller.
    await expect(line(page, 'Taxable income')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your estimate' })).toBeInViewport();
    await page.getByText('Show the rates as a table').click();
    await line(page, 'Income tax').click();
    await income(page).fill('1');
    await lookFromAllSides(page, 'a stale result, a hint and every table');
  });
});

test('the comparison shows a visitor’s profit in its table', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/company-vs-sole-trader');
  const profit = page.getByRole('textbox', { name: 'Your profit in a year' });
  await profit.fill('240,000');
  const row = page.getByRole('row', { name: /^\$240,000, yours/ });
  await expect(row).toHaveText(
    '$240,000, yours Sole trader $72,678 Company $67,200 pays less Pays less Company Saving $5,478',
    { useInnerText: true },
  );
  await expect(page.getByText('A company that keeps all of it pays $5,478 less.')).toBeVisible();
  await lookFromAllSides(page, 'a row of their own');
  await profit.fill('a lot');
  await profit.press('Tab');
  await expect(row).toBeHidden();
  await expect(profit).toHaveAccessibleDescription(/Anything else counts as no profit\.$/);
});
