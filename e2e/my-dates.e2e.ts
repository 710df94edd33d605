import { expect, type Page } from '@playwright/test';
import { turnStorageOff } from './hostile/pages.ts';
import { open, watchProblems } from './hydration.ts';
import { seeNoShift } from './layout-shift.ts';
import { test } from './test.ts';

const strip = (page: Page) => page.locator('[data-machine="my-dates"]');
const whats = (page: Page) => strip(page).getByRole('term').allTextContents();
const summary = (page: Page) => page.getByRole('heading', { name: 'Which taxes are yours?' });
const chip = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

const everyonesTaxes = [/^GST/, /^PAYE/, /^Provisional tax/, /^Income tax, final bill/];

async function seeEveryonesDates(page: Page): Promise<void> {
  const texts = (await whats(page)).join('\n');
  for (const what of everyonesTaxes) expect(texts).toMatch(new RegExp(what, 'm'));
}

test('the guide to tax dates lists a visitor’s own next four above the year @release', async ({
  page,
}) => {
  await open(page, '/blog/nz-tax-deadlines-2025');
  const everyones = await whats(page);
  expect(everyones).toHaveLength(4);
  const rows = await strip(page).getByRole('row').count();
  await summary(page).click();
  await chip(page, 'A tax agent files it').check();
  await expect(strip(page)).toHaveAttribute('data-state', 'own');
  for (const what of await whats(page)) expect(what).toMatch(/^Income tax.*, with a tax agent/);
  expect(await whats(page)).not.toEqual(everyones);
  await expect(strip(page).getByRole('row')).toHaveCount(rows);
});

test('by keyboard alone; a reload and another page keep the choice, and none of it is none', async ({
  page,
}) => {
  await open(page, '/');
  await summary(page).locator('..').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(chip(page, 'Not registered')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('The dates above are your own next four.')).toBeVisible();
  const kinds = async () =>
    (await whats(page)).map((what) => what.replace(/\d.*/, '').trim()).toSorted();
  // The first choice already makes the dates the visitor's own; the second is still to be shown.
  await expect
    .poll(kinds)
    .toEqual([
      'GST for periods that end on',
      'GST for periods that end on',
      'Provisional tax of',
      'Provisional tax of',
    ]);
  const own = await whats(page);
  await expect(strip(page).getByRole('link')).toHaveText([
    'Provisional tax, two instalments: GST six-monthly',
    'GST six-monthly',
  ]);
  for (const path of ['/', '/wellington']) {
    await open(page, path);
    await expect(strip(page)).toHaveAttribute('data-state', 'own');
    expect(await whats(page)).toEqual(own);
  }
  await summary(page).click();
  await expect(chip(page, 'Six-monthly: to March and September')).toBeChecked();
  await chip(page, 'Not registered').check();
  await chip(page, 'I pay none').check();
  await expect(strip(page)).toHaveAttribute('data-state', 'common');
  await seeEveryonesDates(page);
  expect(await page.evaluate(() => localStorage.getItem('waymark.my-taxes'))).toBeNull();
});

test('without storage it works for the visit @release', async ({ page }) => {
  const problems = watchProblems(page);
  await turnStorageOff(page);
  await open(page, '/');
  await summary(page).click();
  await chip(page, 'Monthly').check();
  await expect(strip(page)).toHaveAttribute('data-state', 'own');
  for (const what of await whats(page)) expect(what).toMatch(/^GST for periods/);
  await page.reload();
  await page.locator('html[data-hydrated]').waitFor();
  await expect(strip(page)).toHaveAttribute('data-state', 'common');
  await seeEveryonesDates(page);
  expect(problems).toEqual([]);
});

for (const { width, path } of [
  { width: 360, path: '/' },
  { width: 1280, path: '/blog/nz-tax-deadlines-2025' },
]) {
  test(`at ${width} px nothing of ${path} moves when the dates of an earlier visit come`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.addInitScript(() => {
      const taxes = { gst: 'gst-six-monthly', provisionalTax: 'provisional-tax' };
      localStorage.setItem(
        'waymark.my-taxes',
        JSON.stringify({ ...taxes, incomeTax: 'income-tax-by-agent' }),
      );
      // Scrolled into view before hydration, because a shift out of view does not count.
      addEventListener('DOMContentLoaded', () =>
        document.querySelector('[data-machine="my-dates"] dl')?.scrollIntoView({ block: 'center' }),
      );
    });
    await open(page, path);
    await expect(strip(page)).toHaveAttribute('data-state', 'own');
    await expect(strip(page).getByRole('term').first()).toBeInViewport();
    await seeNoShift(page);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the dates of today, and no control', async ({ page }) => {
    await page.goto('/');
    await seeEveryonesDates(page);
    await expect(summary(page)).toBeHidden();
  });
});
