import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './test.ts';

const bar = (page: Page): Locator => page.getByRole('link', { name: 'Get Free Quotes Now' });

const scrollTo = (page: Page, y: number): Promise<void> =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);

async function open(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 740 });
  await page.goto(path);
  await page.locator('html[data-hydrated]').waitFor();
}

test('the bar is hidden at 300 pixels and shown at 301', async ({ page }) => {
  await open(page, '/', 360);
  await scrollTo(page, 301);
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await scrollTo(page, 300);
  await expect(bar(page)).toHaveCount(0);
  await scrollTo(page, 301);
  await bar(page).click();
  await expect(page).toHaveURL('/quote');
});

test('shows the bar after a reload far down the page @release', async ({ page }) => {
  await open(page, '/', 360);
  await scrollTo(page, 1200);
  await expect(bar(page)).toBeVisible();
  await page.reload();
  await expect(bar(page)).toBeVisible();
});

test('a wide screen has no bar @release', async ({ page }) => {
  await open(page, '/', 1280);
  await scrollTo(page, 1200);
  await expect(page.locator('[data-machine="sticky-bar"]')).toHaveAttribute('data-state', 'shown');
  await expect(bar(page)).toHaveCount(0);
});
