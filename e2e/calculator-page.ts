import type { Page } from '@playwright/test';

/** Loads a page and waits until it is interactive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-hydrated]').waitFor();
}

/** The result of the calculator of a page. */
export const output = (page: Page) => page.locator('#calculator output');
