import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';

declare global {
  interface Window {
    /** The announcements of the page’s live regions so far, each once. */
    announced: string[];
  }
}

/** Opens a page and records its live regions’ announcements. */
async function listen(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-hydrated]').waitFor();
  await page.evaluate(() => {
    window.announced = [];
    const note = () => {
      for (const region of document.querySelectorAll('[role=status], [role=alert]')) {
        const text = region.textContent.replaceAll(/\s+/g, ' ').trim();
        if (text !== '' && !window.announced.includes(text)) window.announced.push(text);
      }
    };
    new MutationObserver(note).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
}

const announced = (page: Page): Promise<readonly string[]> => page.evaluate(() => window.announced);

type Role = Parameters<Page['getByRole']>[0];

const withFocus = (page: Page, role: Role, name: string | RegExp) =>
  page.getByRole(role, { name }).and(page.locator(':focus'));

/** Expects a control to have focus and to be in view. */
async function seeFocus(page: Page, role: Role, name: string | RegExp): Promise<void> {
  await expect(withFocus(page, role, name)).toBeVisible();
  await expect(withFocus(page, role, name)).toBeInViewport();
}

/** Presses Tab until a control has focus. Focus must never be lost on the way. */
async function tabTo(page: Page, role: Role, name: string | RegExp): Promise<void> {
  for (let stop = 0; stop < 40 && (await withFocus(page, role, name).count()) === 0; stop += 1) {
    await page.keyboard.press('Tab');
    await seeFocusSomewhere(page);
  }
  await seeFocus(page, role, name);
}

async function seeFocusSomewhere(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.activeElement?.localName)).not.toBe('body');
}

test('uses the tax calculator, from the first Tab to the result', async ({ page }) => {
  const { keyboard } = page;
  await listen(page, '/tax-calculator');
  await tabTo(page, 'textbox', 'Annual gross income');
  await keyboard.type('65000');
  await tabTo(page, 'button', 'Calculate Tax');
  await keyboard.press('Enter');
  await expect
    .poll(() => announced(page))
    .toContainEqual(
      'You keep: $4,345 a month. For the year to 31 March 2027, after income tax and the ACC levy.',
    );
  await seeFocusSomewhere(page);
});
