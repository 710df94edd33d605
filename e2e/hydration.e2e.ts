import { expect, type Page } from '@playwright/test';
import { pagePaths } from './page-paths.ts';
import { test } from './recorded-test.ts';

declare global {
  interface Window {
    /** Every element the served page had before any of the site's code ran. */
    servedElements: Element[];
  }
}

/** Remembers the elements of the served page at the moment it is parsed, before modules run. */
async function rememberServedElements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      window.servedElements = [...document.querySelectorAll('#root *')];
    });
  });
}

for (const path of [...pagePaths(), '/no-such-page']) {
  test(`${path} is taken over as it was served`, async ({ page }) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('404'))
        problems.push(message.text());
    });
    // The one service the site may ask, on /near-me, is stood in for.
    await page.route('https://ipapi.co/**', (route) => route.fulfill({ json: { city: 'Napier' } }));
    await rememberServedElements(page);
    await page.goto(path);
    await page.locator('html[data-hydrated]').waitFor();

    const changed = await page.evaluate(() => {
      const now = new Set(document.querySelectorAll('#root *'));
      const replaced = window.servedElements.filter((element) => !now.has(element));
      return {
        served: window.servedElements.length,
        replaced: replaced.map((element) => element.outerHTML.slice(0, 120)),
        added: now.size - window.servedElements.length,
      };
    });
    expect(changed.served).toBeGreaterThan(10);
    expect(changed.replaced).toEqual([]);
    expect(changed.added).toBe(0);
    expect(problems).toEqual([]);
  });
}
