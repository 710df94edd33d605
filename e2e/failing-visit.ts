import { expect } from '@playwright/test';
import { test } from './recorded-test.ts';

test('a visit that ends in a failure', async ({ page }) => {
  await page.goto('/quote');
  await page.getByRole('radio', { name: 'Company', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Where are you based?');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elsewhere', { timeout: 100 });
});
