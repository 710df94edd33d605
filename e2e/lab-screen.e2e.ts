import { expect, test } from '@playwright/test';
import { visitSecondStep } from './lab-driver.ts';
import { labOrigin } from './site-under-test.ts';

test.use({ baseURL: labOrigin, viewport: { width: 1440, height: 900 } });

test('page, chart and steps are in sight at once @release', async ({ page }) => {
  await visitSecondStep(page);
  for (const part of [
    page.locator('iframe'),
    page.getByRole('region', { name: 'Chart of quote-wizard, scrolls' }),
    page.getByRole('region', { name: 'Steps', exact: true }),
  ]) {
    await expect(part).toBeInViewport({ ratio: 0.9 });
  }
});

test('the lab is as light or dark as the system @release', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/lab/');
  const ground = () => page.evaluate(() => window.getComputedStyle(document.body).backgroundColor);
  expect(await ground()).toBe('rgb(245, 248, 243)');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await ground()).toBe('rgb(14, 20, 17)');
});

test('the first Tab stop skips to the content @release', async ({ page }) => {
  await page.goto('/lab/#/machines/quote-wizard/chart');
  await page.getByRole('heading', { name: 'Outline' }).waitFor();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
