import { expect, test } from '@playwright/test';

const meaning =
  'Pay as you earn: the income tax and ACC levy that an employer takes from each pay.';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a press on a term opens its meaning, and Escape closes it', async ({ page }) => {
    await page.goto('/contractor-tax');
    const term = page.getByRole('main').getByRole('button', { name: 'PAYE', exact: true });
    await expect(page.getByText(meaning)).toBeHidden();
    await term.click();
    await expect(page.getByText(meaning)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText(meaning)).toBeHidden();
  });
});

test('a term opens by keyboard, and a press elsewhere closes it', async ({ page }) => {
  await page.goto('/contractor-tax');
  const term = page.getByRole('main').getByRole('button', { name: 'PAYE', exact: true });
  await term.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(meaning)).toBeVisible();
  await expect(term).toBeFocused();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByText(meaning)).toBeHidden();
});

test('the glossary lists the words by the alphabet, each with its meaning @release', async ({
  page,
}) => {
  await page.goto('/glossary');
  const terms = page.getByRole('main').getByRole('term');
  await expect(terms.first()).toHaveText('ACC levy');
  await expect(terms.last()).toHaveText('zero-rated');
  await expect(page.locator('#paye').getByRole('definition')).toContainText(meaning);
});
