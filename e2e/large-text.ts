import { expect, type Page } from '@playwright/test';
import { pagePaths } from '#src/build/pages/page-paths.ts';
import { seeItFits } from './axe.ts';
import { test } from './recorded-test.ts';

/** How much of the height of the window is covered by what stays in place as a page scrolls. */
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

/** Tests the pages with text at twice its usual size; `enlarge` is called once a page is open. */
export function testLargeText(enlarge: (page: Page) => Promise<void>): void {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    test(`with text at 200% no page scrolls sideways at ${width} pixels`, async ({ page }) => {
      test.setTimeout(180_000);
      await page.setViewportSize({ width, height });
      for (const path of pagePaths('dist')) {
        await page.goto(path);
        await enlarge(page);
        await expect(page.locator('html')).toHaveCSS('font-size', '32px');
        await seeItFits(page, path);
      }
    });
  }

  test('with text at 200% what stays in place takes a quarter of the height at most', async ({
    page,
  }) => {
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
