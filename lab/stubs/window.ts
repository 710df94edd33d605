import type { Page } from '@playwright/test';

/** Scrolls so many CSS pixels down. */
export async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
}

/** Says that the browser has a network again. */
export async function goOnline(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
}

/** Leaves the page, as it does for the back/forward cache, and stays on it. */
export async function hidePage(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
}

/** Fills in a text box as speech input does: focus stays where it is, so no other box is left. */
export async function dictate(page: Page, name: string, text: string): Promise<void> {
  await page.getByRole('textbox', { name, exact: true }).evaluate((input, value) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }, text);
}
