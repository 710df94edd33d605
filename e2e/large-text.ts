import { expect, type Page } from '@playwright/test';
import { seeItFits } from './axe.ts';
import { test } from './test.ts';

/** The share of the window’s height that fixed elements cover. */
const coveredShare = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const stays = [...document.querySelectorAll('header, [data-machine="sticky-bar"]')];
    const heights = stays
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return Math.max(0, Math.min(bottom, window.innerHeight) - Math.max(top, 0));
      });
    return heights.reduce((sum, height) => sum + height, 0) / window.innerHeight;
  });

/** Words of the page’s heading that break across lines. */
const brokenWords = (page: Page): Promise<readonly string[]> =>
  page.locator('h1').evaluate((heading) => {
    const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\p{L}+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (range.getClientRects().length > 1) broken.push(word);
      }
    }
    return broken;
  });

/** Expects that a page with text at 200% breaks no word of its heading and does not scroll sideways. */
export async function seeLargeTextFits(page: Page, path: string): Promise<void> {
  await expect(page.locator('html')).toHaveCSS('font-size', '32px');
  await page.setViewportSize({ width: 1280, height: 844 });
  expect(await brokenWords(page), `the heading of ${path} breaks no word`).toEqual([]);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await seeItFits(page, `${path} at ${width} with text at 200%`);
  }
}

/** Doubles the text as a reader’s style sheet does: media queries ignore it. */
export const enlargeByStyle = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '32px';
  });

/** Tests the header and the sticky bar; `enlarge` is called once the page is interactive. */
export function testFixedParts(enlarge: (page: Page) => Promise<void>): void {
  test('with text at 200% fixed parts take at most a quarter of the height', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/privacy');
    await page.locator('html[data-hydrated]').waitFor();
    await enlarge(page);
    await page.evaluate(() => window.scrollTo({ top: 1000, behavior: 'instant' }));
    await expect(page.locator('[data-machine="sticky-bar"]')).toHaveAttribute(
      'data-state',
      'shown',
    );
    await expect.poll(() => coveredShare(page)).toBeLessThanOrEqual(0.25);
  });
}
