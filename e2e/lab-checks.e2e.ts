import { expect, test } from '@playwright/test';
import { labOrigin } from './site-under-test.ts';

test.use({ baseURL: labOrigin });

test('the chart of a machine has its checks beside it, each finding with its reason', async ({
  page,
}) => {
  await page.goto('/lab/#/machines/form/chart');
  const checks = page.getByRole('region', { name: 'Checks' });
  await expect(checks.getByRole('status')).toHaveText('What looks wrong has a reason.');
  await expect(checks.getByRole('listitem')).toHaveText([
    /‘watch lead’|watch lead.*restores sent visits\./,
  ]);
});
