import { expect, type Page } from '@playwright/test';
import { lookFromAllSides } from './axe.ts';
import { open } from './hydration.ts';
import { test } from './test.ts';

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search the questions' });

test('a link to a question shows it, whatever the search', async ({ page }) => {
  await open(page, '/tax-faq#meals');
  const meals = page.getByRole('heading', { name: 'Can I claim meals and entertainment?' });
  await expect(page.locator('details[open]').filter({ has: meals })).toHaveCount(1);
  await expect(meals).toBeInViewport();
  await box(page).fill('gst');
  await expect(meals).toBeHidden();
  await page.evaluate(() => {
    window.location.hash = '#keeping-records';
  });
  const records = page.getByRole('heading', { name: 'How long do I have to keep my records?' });
  await expect(page.locator('details[open]').filter({ has: records })).toHaveCount(1);
  await expect(records).toBeInViewport();
  await expect(box(page)).toHaveValue('');
});

test('‘Ask a Tax Expert’ moves focus to the enquiry, and the next Tab stays in it', async ({
  page,
}) => {
  await open(page, '/tax-faq');
  await page.getByRole('link', { name: 'Ask a Tax Expert', exact: true }).press('Enter');
  const enquiry = page.getByRole('region', { name: 'Want an accountant to answer?' });
  await expect(enquiry).toBeFocused();
  await expect(enquiry.getByRole('heading')).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(enquiry.locator(':focus')).toBeVisible();
});

test('an open answer is accessible, with sources and marks', async ({ page }) => {
  await open(page, '/tax-faq#vehicle');
  await expect(page.getByText(/Keep a logbook to prove/)).toBeVisible();
  await lookFromAllSides(page, 'an open question with sources');
  await box(page).fill('logbook');
  await expect(page.locator('mark').first()).toBeVisible();
  await lookFromAllSides(page, 'results, and marks in the open answer');
});
