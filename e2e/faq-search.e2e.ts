import { expect, type Page } from '@playwright/test';
import { taxQuestions } from '#content/tax-questions.ts';
import { lookFromAllSides } from './axe.ts';
import { test } from './recorded-test.ts';

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search the questions' });
const list = (page: Page) => page.locator('[data-machine="accordion"]');
const questions = (page: Page) => list(page).getByRole('heading', { level: 3 });
const categories = (page: Page) => list(page).getByRole('heading', { level: 2 });

const count = (page: Page) =>
  page.locator('[data-machine="faq-search"]').getByText(/^\d+ questions?$/);

async function openFaq(page: Page, hash = ''): Promise<void> {
  await page.goto(`/tax-faq${hash}`);
  await page.locator('html[data-hydrated]').waitFor();
}

test('the list narrows to what matches in question or answer, and says how much that is', async ({
  page,
}) => {
  await openFaq(page);
  await expect(questions(page)).toHaveCount(taxQuestions.length);
  await expect(categories(page)).toHaveText([
    'IRD Compliance & Registration',
    'Business Tax & Deductions',
    'GST & Tax Returns',
    'Choosing Tax Professionals',
  ]);
  await expect(count(page)).toHaveText(`${taxQuestions.length} questions`);

  await box(page).pressSequentially('LOGBOOK');
  await expect(questions(page)).toHaveText(['How do I claim my car or ute?']);
  await expect(categories(page)).toHaveText(['Business Tax & Deductions']);
  await expect(count(page)).toHaveText('1 question');
  await expect(box(page)).toBeFocused();
});

test('matches are marked in the questions and in the open answer', async ({ page }) => {
  await openFaq(page);
  await box(page).fill('gst calculator');
  await expect(questions(page)).toHaveText(['How do I work out the GST in a price?']);
  await expect(page.locator('mark')).toHaveText(['GST']);
  await page.getByRole('button', { name: 'How do I work out the GST in a price?' }).click();
  const answer = page.locator('#answer-work-out-gst');
  await expect(answer.locator('mark')).toHaveText(['GST', 'GST', 'GST', 'calculator']);
  await expect(answer.getByRole('link', { name: 'GST calculator' })).toHaveAttribute(
    'href',
    '/gst-calculator',
  );
});

test('without a match the page says what to do next', async ({ page }) => {
  await openFaq(page);
  await box(page).fill('zebra');
  await expect(page.getByRole('heading', { name: 'No question matches ‘zebra’' })).toBeVisible();
  await expect(count(page)).toHaveText('0 questions');
  await expect(questions(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(questions(page)).toHaveCount(taxQuestions.length);
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('');
});

test('one question is open at most, in whatever category', async ({ page }) => {
  await openFaq(page);
  const open = list(page).getByRole('button', { expanded: true });
  await page.getByRole('button', { name: 'How do I get an IRD number?' }).click();
  await expect(open).toHaveText(['How do I get an IRD number?']);
  // By key: a second press of the mouse in one place answers nothing at first.
  await page.getByRole('button', { name: 'Do I need an accountant at all?' }).press('Enter');
  await expect(open).toHaveText(['Do I need an accountant at all?']);
  await page.getByRole('button', { name: 'Do I need an accountant at all?' }).press('Enter');
  await expect(open).toHaveCount(0);
});

test('a link to a question shows it, whatever was searched for', async ({ page }) => {
  await openFaq(page, '#meals');
  const meals = page.getByRole('button', { name: 'Can I claim meals and entertainment?' });
  await expect(meals).toHaveAttribute('aria-expanded', 'true');
  await expect(meals).toBeInViewport();
  await box(page).fill('gst');
  await expect(meals).toBeHidden();
  await page.evaluate(() => {
    window.location.hash = '#keeping-records';
  });
  const records = page.getByRole('button', { name: 'How long do I have to keep my records?' });
  await expect(records).toHaveAttribute('aria-expanded', 'true');
  await expect(records).toBeInViewport();
  await expect(box(page)).toHaveValue('');
});

test('‘Ask a Tax Expert’ moves focus to the enquiry, and the next Tab stays in it', async ({
  page,
}) => {
  await openFaq(page);
  await page.getByRole('link', { name: 'Ask a Tax Expert', exact: true }).press('Enter');
  const enquiry = page.getByRole('region', { name: 'Is your question not here?' });
  await expect(enquiry).toBeFocused();
  await expect(enquiry.getByRole('heading')).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(enquiry.locator(':focus')).toBeVisible();
});

test('‘Get Free Consultation’ goes to the quote', async ({ page }) => {
  await openFaq(page);
  await page.getByRole('link', { name: 'Get Free Consultation' }).click();
  await expect(page).toHaveURL('/quote');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows every answer and no dead search box', async ({ page }) => {
    await page.goto('/tax-faq');
    await expect(page.getByText(/It is free, so ignore any site that charges/)).toBeVisible();
    await expect(page.getByText(/Ask who will do the work, which clients/)).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeHidden();
  });
});

test('an open answer is accessible, with its sources and with marks', async ({ page }) => {
  await openFaq(page, '#vehicle');
  await expect(page.getByText(/Keep a logbook to prove/)).toBeVisible();
  await lookFromAllSides(page, 'an open question with sources');
  await box(page).fill('logbook');
  await expect(page.locator('mark').first()).toBeVisible();
  await lookFromAllSides(page, 'results, and marks in the open answer');
});
