import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** Every element of the served page before any of the site’s code ran. */
    servedElements: Element[];
  }
}

/** Loads a page and waits until it is interactive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-hydrated]').waitFor();
}

/** Remembers the elements of each served page once parsed, before modules run. */
export async function rememberServedElements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      window.servedElements = [...document.querySelectorAll('#root *')];
    });
  });
}

/** Expects hydration to have kept the served page: no element replaced or added. */
export async function seeTakenOver(page: Page): Promise<void> {
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
}

/** Records a page’s script errors and the browser’s warnings. */
export function watchProblems(page: Page): readonly string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    // The not-found page is served with 404.
    if (message.type() === 'error' && !message.text().includes('404')) {
      problems.push(message.text());
    }
  });
  return problems;
}
