import { expect } from '@playwright/test';
import { rememberServedElements, seeTakenOver, watchProblems } from './hydration.ts';
import { test } from './test.ts';

test('the first Tab reaches the skip link to main', async ({ page }) => {
  await page.goto('/privacy');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('an unknown URL gets a 404 with links', async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page Not Found');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  const main = page.getByRole('main');
  for (const [name, path] of [
    ['Go to the homepage', '/'],
    ['Get a free tax consultation', '/quote'],
    ['Small business tax', '/small-business-tax'],
    ['GST and BAS returns', '/gst-and-bas-returns'],
    ['Tax Accountants in Auckland', '/auckland'],
    ['Tax calculator', '/tax-calculator'],
  ] as const) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
});

test('/form-problem, which only the form handler shows, is not found when opened @release', async ({
  page,
}) => {
  const problems = watchProblems(page);
  await rememberServedElements(page);
  const response = await page.goto('/form-problem');
  expect(response?.status()).toBe(404);
  await page.getByRole('main').hover();
  await page.locator('html[data-hydrated]').waitFor();
  await seeTakenOver(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page Not Found');
  expect(problems).toEqual([]);
});
