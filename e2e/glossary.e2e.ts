import { expect, test } from '@playwright/test';

const meaning =
  'Pay as you earn: the income tax and ACC levy that an employer takes from each pay.';

test.use({ javaScriptEnabled: false });

test('without JavaScript a press on a term opens its meaning, and Escape closes it', async ({
  page,
}) => {
  await page.goto('/contractor-tax');
  const term = page.getByRole('main').getByRole('button', { name: 'PAYE', exact: true });
  await expect(page.getByText(meaning)).toBeHidden();
  await term.click();
  await expect(page.getByText(meaning)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(meaning)).toBeHidden();
});
