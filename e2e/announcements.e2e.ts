import { expect, type Page } from '@playwright/test';
import { open } from './hydration.ts';
import { test } from './test.ts';
import { pass, stopClock } from './wizard-driver.ts';

/** Records what a page announces from now on. */
async function listen(page: Page): Promise<readonly string[]> {
  const announced: string[] = [];
  await page.exposeFunction('say', (text: string) => announced.push(text));
  await page.locator('[data-machine="announcement"][role="status"]').evaluate((region) => {
    new MutationObserver(() => {
      if (region.textContent !== '') Reflect.get(window, 'say')(region.textContent);
    }).observe(region, { childList: true, characterData: true, subtree: true });
  });
  return announced;
}

test('announces the count of a search once, when the last key is past', async ({ page }) => {
  await stopClock(page);
  await open(page, '/tax-faq');
  const announced = await listen(page);
  await page.getByRole('searchbox', { name: 'Search the questions' }).focus();
  for (const key of 'logbook') {
    await page.keyboard.type(key);
    await pass(page, 120);
  }
  await expect(
    page.locator('[data-machine="faq-search"]').getByText(/^\d+ questions?$/),
  ).toHaveText('2 questions');
  expect(announced).toEqual([]);
  await pass(page, 600);
  await expect.poll(() => announced).toEqual(['2 questions are listed.']);
  // Fewer letters, the same count: announced again.
  await page.keyboard.press('Backspace');
  await pass(page, 1000);
  await expect
    .poll(() => announced)
    .toEqual(['2 questions are listed.', '2 questions are listed.']);
});
