import { expect, test } from '@playwright/test';
import { labOrigin } from './site-under-test.ts';

test.use({ baseURL: labOrigin });

test('a chart has its checks beside it, with their reasons @release', async ({ page }) => {
  await page.goto('/lab/#/machines/near-me/chart');
  const checks = page.getByRole('region', { name: 'Checks' });
  await expect(checks.getByRole('status')).toHaveText('Every finding has a reason.');
  await expect(checks.getByRole('listitem')).toHaveText([
    /located.*A reload does so again\./,
    /unlocated.*A reload does so again\./,
  ]);
});
