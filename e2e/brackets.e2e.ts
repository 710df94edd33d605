import { expect, test, type Page } from '@playwright/test';
import { seeItFits, seeNoViolations } from './axe.ts';
import { labOrigin } from './site-under-test.ts';

test.use({ baseURL: labOrigin });

/** The cells of a row in the table of every field. */
const fieldIn = (page: Page, field: string) =>
  page
    .getByRole('table', { name: 'Every field' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: field, exact: true }) })
    .getByRole('cell');

test('shows every field of an income under two schedules, and steps over a limit', async ({
  page,
}) => {
  await page.goto('/brackets?schedule=from-2021-04-01&other=from-2024-07-31');
  await page.getByLabel('Income', { exact: true }).fill('48000');
  await expect(fieldIn(page, 'taxOwed')).toHaveText(['7,420.00', '7,308.00', '112.00']);
  await expect(fieldIn(page, 'marginalRate').first()).toHaveText('17.5%');
  await page.getByRole('button', { name: '+1 cent' }).click();
  await expect(fieldIn(page, 'marginalRate').first()).toHaveText('30%');
  await expect(page.getByLabel('Income', { exact: true })).toHaveValue('48000.01');
  await page.getByRole('button', { name: 'to $53,500.00' }).click();
  await expect(fieldIn(page, 'grossIncome').first()).toHaveText('53,500.00');
  await expect(page.getByRole('rowheader', { name: '53,500.00 (chosen income)' })).toBeVisible();
});

test('shows weekly pays with two tax codes, and at every threshold', async ({ page }) => {
  await page.goto('/brackets?pay=1250.50');
  await page.getByLabel('Tax code').selectOption('M SL');
  await expect(
    page.getByRole('img', { name: 'Of $1,250.50, M SL leaves $908.76 and ME $1,013.08' }),
  ).toBeVisible();
  const row = page
    .getByRole('table', { name: 'Threshold by threshold' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: '461.54', exact: true }) });
  await expect(row.getByRole('cell')).toHaveText(['393.70', '1', '403.70', '1001', '-10.00']);
  await expect(page).toHaveURL(/code=M\+SL/);
});

test('calculates with a typed schedule; explains an invalid one and keeps it', async ({ page }) => {
  await page.goto('/brackets?income=20000');
  await page.getByLabel('Schedule', { exact: true }).selectOption('A schedule of my own');
  const bands = page.getByLabel('Bands, lowest first');
  await bands.fill('0:10%\n10000:20%');
  await expect(fieldIn(page, 'taxOwed').first()).toHaveText('3,000.00');
  await bands.fill('0:10%\n10000:20');
  await expect(bands).toHaveAccessibleDescription(
    /A rate ends with %\. Write 20%\. It is missing at the end\./,
  );
  await expect(page.getByText('Mend the schedule above')).toBeVisible();
  await expect(page.getByLabel('Income', { exact: true })).toHaveValue('20000');
  await bands.fill('0:5%');
  await expect(fieldIn(page, 'taxOwed').first()).toHaveText('1,000.00');
});

test('is accessible and fits on a phone and on a desk', async ({ page }) => {
  await page.goto('/brackets');
  await page.getByRole('heading', { level: 1, name: 'Brackets' }).waitFor();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await seeNoViolations(page, `the brackets page at ${width} px`);
    await seeItFits(page, `the brackets page at ${width} px`);
  }
});
