import { expect } from '@playwright/test';
import { lookFromAllSides } from './axe.ts';
import { test } from './test.ts';

test('words from the address find a letter, which opens', async ({ page }) => {
  await page.goto('/ird-letters?search=nopa');
  await page.locator('html[data-hydrated]').waitFor();
  await expect(page.getByRole('searchbox')).toHaveValue('nopa');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    'Notice of proposed adjustment (NOPA)',
  ]);
  await expect(page.getByText(/Count two months from the date of the notice/)).toBeVisible();
  await lookFromAllSides(page, 'an open letter');
});

test('a link to a letter opens it', async ({ page }) => {
  await page.goto('/ird-letters#default-assessment');
  await expect(page.getByText(/so it has estimated your tax/)).toBeInViewport();
});

test('the search box is on a phone’s first screen @release', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/ird-letters');
  await expect(page.getByRole('searchbox')).toBeInViewport({ ratio: 1 });
});

test.describe('without JavaScript @release', () => {
  test.use({ javaScriptEnabled: false });

  test('letters are a list that opens', async ({ page }) => {
    await page.goto('/ird-letters');
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(22);
    await page.getByRole('heading', { name: 'Deduction notice', exact: true }).click();
    await expect(page.getByText(/has ordered your bank, your employer/)).toBeVisible();
  });
});
