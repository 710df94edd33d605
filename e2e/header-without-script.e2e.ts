import { expect } from '@playwright/test';
import { test } from './test.ts';

test.use({ javaScriptEnabled: false });

test('the wide header opens one group at a time, and closes it on Escape @release', async ({
  page,
}) => {
  await page.goto('/privacy');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link', { name: 'Wellington' })).toHaveCount(0);
  await menu.getByRole('button', { name: 'Tools' }).click();
  await menu.getByRole('button', { name: 'Locations' }).click();
  await expect(menu.getByRole('link', { name: 'GST Calculator' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(menu.getByRole('link', { name: 'Wellington' })).toHaveCount(0);
  await menu.getByRole('button', { name: 'Locations' }).click();
  await menu.getByRole('link', { name: 'Wellington' }).click();
  await expect(page).toHaveURL('/wellington');

  await menu.getByRole('button', { name: 'Tools' }).press('Enter');
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'Tax Calculator' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/tax-calculator');
});
