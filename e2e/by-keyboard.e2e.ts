import { expect, type Locator, type Page } from '@playwright/test';
import { open } from './hydration.ts';
import { test } from './test.ts';

async function seeFocusSomewhere(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.activeElement?.localName)).not.toBe('body');
}

/** Presses Tab until a control has focus, in view. Focus must never be lost on the way. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  const focused = control.and(page.locator(':focus'));
  for (let stop = 0; stop < 40 && (await focused.count()) === 0; stop += 1) {
    await page.keyboard.press('Tab');
    await seeFocusSomewhere(page);
  }
  await expect(focused).toBeInViewport();
}

test('uses the tax calculator, from the first Tab to the result', async ({ page }) => {
  await open(page, '/tax-calculator');
  await tabTo(page, page.getByRole('textbox', { name: 'Annual gross income' }));
  await page.keyboard.type('65000');
  await tabTo(page, page.getByRole('button', { name: 'Calculate Tax' }));
  await page.keyboard.press('Enter');
  await expect(
    page.locator('[data-machine="announcement"]').and(page.getByRole('status')),
  ).toHaveText(
    'You keep: $4,345 a month. For the year to 31 March 2027, after income tax and the ACC levy.',
  );
  await seeFocusSomewhere(page);
});
