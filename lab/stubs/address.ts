import { expect, type Page } from '@playwright/test';

/** Goes to an address of the site as a link does, without loading a new document, and waits for its heading. */
export async function followLink(page: Page, address: string, heading: string): Promise<void> {
  // The router follows every push, from any caller.
  await page.evaluate((href) => window.history.pushState({}, '', href), address);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(heading, { timeout: 60_000 });
}

/** Lets the browser's Back lead to an address, as if it lay in the history of the tab. */
export async function goBackTo(page: Page, address: string): Promise<void> {
  await page.evaluate(
    (asked) =>
      new Promise<void>((resolve) => {
        window.addEventListener('popstate', () => resolve(), { once: true });
        // The router counts entries by a patched pushState; the browser's own leaves it unaware.
        for (const each of [asked, window.location.pathname]) {
          History.prototype.pushState.call(history, history.state, '', each);
        }
        history.back();
      }),
    address,
  );
}

/** Lets the address name an entry of the page anew, as a link within the page does. */
export async function openEntry(page: Page, entry: string): Promise<void> {
  await page.evaluate((id) => {
    History.prototype.replaceState.call(history, history.state, '', window.location.pathname);
    window.location.hash = id;
  }, entry);
}
