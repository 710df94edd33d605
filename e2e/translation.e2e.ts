import { expect, type Page } from '@playwright/test';
import { holdScripts } from './held-scripts.ts';
import { watchProblems } from './hydration.ts';
import { field, fillInMessage } from './lead-form-driver.ts';
import { test } from './test.ts';
import { translatePages } from './translator.ts';

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await page.locator('html[data-hydrated]').waitFor();
  await page.locator('font').first().waitFor();
};

for (const when of ['early', 'late'] as const) {
  test.describe(`a page translated ${when}`, () => {
    test.beforeEach(({ page }) => translatePages(page, when));

    test('opens its menu, and leads to the next page', async ({ page }) => {
      const problems = watchProblems(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, '/');
      const menu = page.getByRole('button', { name: /^(?:Menu|Close)$/ });
      await menu.click();
      await menu.click();
      await menu.click();
      await page.getByRole('link', { name: 'Auckland', exact: true }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Auckland');
      await expect(page).toHaveTitle(/Auckland/);
      expect(problems).toEqual([]);
    });

    test('narrows its questions, and repeats no text', async ({ page }) => {
      const problems = watchProblems(page);
      await open(page, '/tax-faq');
      const questions = page.locator('[data-machine="accordion"] details');
      // What matches best comes first, so their order changes.
      const texts = async () => (await questions.allTextContents()).toSorted();
      const served = await texts();
      const listed = page.locator('[data-listed="true"] summary');
      await page.getByRole('heading', { name: 'How do I get an IRD number?' }).click();
      for (const [typed, question] of [
        ['ird', 'How do I get an IRD number?'],
        ['gst', 'When do I have to register for GST?'],
        ['gst due', 'When is my GST return due?'],
      ] as const) {
        await page.getByRole('searchbox').fill(typed);
        const found = listed.filter({ hasText: question });
        await expect(found.locator('mark font').first()).toBeAttached();
        expect(await texts()).toEqual(served);
      }
      await page.getByRole('searchbox').clear();
      await expect(listed).toHaveCount(0);
      expect(await texts()).toEqual(served);
      expect(problems).toEqual([]);
    });
  });
}

test('a page translated before the application runs keeps input and focus', async ({ page }) => {
  await translatePages(page, 'early');
  const letScripts = await holdScripts(page);
  await page.goto('/contact');
  const { message, email } = await fillInMessage(page);
  await field(page, 'Message').focus();
  const before = await field(page, 'Message').elementHandle();
  letScripts();
  await page.locator('html[data-hydrated]').waitFor();
  expect(await before?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(field(page, 'Full name')).toHaveValue('Mere Ngata');
  await expect(field(page, 'Email address')).toHaveValue(email);
  await expect(field(page, 'Message')).toHaveValue(message);
  await expect(field(page, 'Message')).toBeFocused();
});

test('a page translated before the application runs keeps its open answer', async ({ page }) => {
  await translatePages(page, 'early');
  const letScripts = await holdScripts(page);
  await page.goto('/');
  await page.locator('#faq summary').first().click();
  const opened = page.locator('details[open]');
  await expect(opened).toHaveCount(1);
  const before = await opened.elementHandle();
  const answer = await opened.textContent();
  letScripts();
  await page.locator('html[data-hydrated]').waitFor();
  expect(await before?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(page.locator('[data-machine="accordion"]')).toHaveAttribute('data-state', 'open');
  await expect(opened).toHaveText(answer ?? '');
});
