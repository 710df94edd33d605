import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';
import { pass, stopClock } from './wizard-driver.ts';

/** Opens a page with a stopped clock, and records each announcement with its time. */
async function listen(page: Page, path: string) {
  const announced: (readonly [text: string, at: number])[] = [];
  await page.exposeFunction('say', (text: string, at: number) => announced.push([text, at]));
  await stopClock(page);
  await page.goto(path);
  await page.locator('html[data-hydrated]').waitFor();
  await expect(page.locator('[data-machine="announcement"]')).toHaveRole('status');
  await page.evaluate(() => {
    const region = document.querySelector('[data-machine="announcement"]');
    if (region === null) throw new Error('Nothing is announced on this page.');
    new MutationObserver(() => {
      const text = region.textContent;
      if (text !== '') Reflect.get(window, 'say')(text, Date.now());
    }).observe(region, { childList: true, characterData: true, subtree: true });
  });
  return announced;
}

const now = (page: Page) => page.evaluate(() => Date.now());

/** Types a key every 120 ms. Returns the time of the last one. */
async function typeFast(page: Page, text: string): Promise<number> {
  const [first = '', ...rest] = text;
  await page.keyboard.type(first);
  for (const key of rest) {
    await pass(page, 120);
    await page.keyboard.type(key);
  }
  return now(page);
}

test('announces the count of a search once, 700 ms after the last key', async ({ page }) => {
  const announced = await listen(page, '/tax-faq');
  const count = page.locator('[data-machine="faq-search"]').getByText(/^\d+ questions?$/);
  await page.getByRole('searchbox', { name: 'Search the questions' }).focus();
  const last = await typeFast(page, 'logbook');
  await expect(count).toHaveText('2 questions');
  await pass(page, 690);
  expect(announced).toEqual([]);
  await pass(page, 100);
  await expect
    .poll(() => announced)
    .toEqual([['2 questions are listed.', expect.closeTo(last + 700, -2)]]);
  // Fewer letters, the same count: announced again.
  await page.keyboard.press('Backspace');
  await pass(page, 1000);
  await expect
    .poll(() => announced.map(([text]) => text))
    .toEqual(['2 questions are listed.', '2 questions are listed.']);
});
