import { expect } from '@playwright/test';
import { test } from './test.ts';

test('a browser below the floor shows the page as without scripts, with its forms', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'CompressionStream'));
  await page.goto('/quote?step=location');
  await expect(page.locator('html')).not.toHaveAttribute('data-scripts');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.getByRole('radio', { name: 'Sole Trader' }).check();
  await expect(page.getByLabel('First name (required)')).toBeVisible();
});

// The page's own policy allows only its own styles.
test.describe('without :has, as in Firefox before 121', () => {
  test.use({ bypassCSP: true });

  test('a choice shows its focus @release', async ({ page }) => {
    await page.route('/quote', async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replaceAll(':has(', ':not-yet('),
      });
    });
    await page.route('**/*.{js,css}', (route) => route.abort());
    await page.goto('/quote');
    const option = page.getByRole('radio', { name: 'Company' }).first();
    await option.focus();
    await expect(option).toBeFocused();
    const ring = await option.evaluate((input) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(input);
      return [outlineStyle, outlineWidth];
    });
    expect(ring).toEqual(['solid', '4px']);
  });
});
