import type { Page } from '@playwright/test';

/**
 * Puts a clipboard into the page that responds when `endWrite` says so. What is written shows in the tab's
 * storage, where a replay compares it.
 */
export async function holdClipboard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        writeText: (text: string) =>
          new Promise<void>((resolve, reject) => {
            window.sessionStorage.setItem('clipboard', text);
            window.addEventListener('test:copied', () => resolve());
            window.addEventListener('test:refused', () => reject(new Error('Not permitted.')));
          }),
      },
    });
  });
}

/** Ends what is being written to the clipboard. */
export async function endWrite(page: Page, isAllowed: boolean): Promise<void> {
  await page.evaluate(
    (type) => window.dispatchEvent(new Event(type)),
    isAllowed ? 'test:copied' : 'test:refused',
  );
}
