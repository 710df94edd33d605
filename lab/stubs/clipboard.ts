import type { Page } from '@playwright/test';

/** Puts a clipboard into the page that answers when `endWrite` says so. */
export async function holdClipboard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        writeText: () =>
          new Promise<void>((resolve, reject) => {
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
