import { expect, test } from '@playwright/test';
import { labOrigin } from './site-under-test.ts';

test.use({ baseURL: labOrigin });

test('a chart has its checks beside it, with their reasons @release', async ({ page }) => {
  await page.goto('/lab/#/machines/form/chart');
  const checks = page.getByRole('region', { name: 'Checks' });
  await expect(checks.getByRole('status')).toHaveText('Every finding has a reason.');
  await expect(checks.getByRole('listitem')).toHaveText([
    /‘watch lead’|watch lead.*restores sent visits\./,
  ]);
});
