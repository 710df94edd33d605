import type { Browser } from '@playwright/test';
import { requirement, type Requirement } from './requirements.ts';
import { median } from './table.ts';

/** Visitors’ ways between pages. */
const ways = [
  ['/privacy', '/terms'],
  ['/terms', '/contact'],
  ['/contact', '/privacy'],
] as const;

/** From a press on a link, which was pointed at before, to the first frame of the next page; in ms. */
export async function measureFollowing(
  browser: Browser,
  origin: string,
): Promise<readonly Requirement[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(origin + ways[0][0]);
  await page.locator('html[data-hydrated]').waitFor();
  await page.evaluate(() => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const before = document.title;
        // No named function here: what runs this file would have it call a helper that the page lacks.
        new MutationObserver((_, observer) => {
          if (document.title === before) return;
          observer.disconnect();
          requestAnimationFrame(() => {
            document.body.dataset['followed'] = String(performance.now() - timeStamp);
          });
        }).observe(document.head, { childList: true });
      },
      { capture: true },
    );
  });
  const times: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    for (const [, to] of ways) {
      await page.evaluate(() => delete document.body.dataset['followed']);
      const link = page.getByRole('contentinfo').locator(`a[href="${to}"]`);
      await link.hover();
      await page.waitForLoadState('networkidle');
      await link.click();
      const shown = await page.waitForFunction(() => document.body.dataset['followed']);
      times.push(Number(await shown.jsonValue()));
    }
  }
  await page.close();
  const slowest = Math.max(...times);
  console.log(
    `\nFrom a press on a link to the next page: median ${Math.round(median(times))} ms, slowest ${Math.round(slowest)} ms.`,
  );
  return [requirement('ms from a press on a link to the next page, median', median(times), 100)];
}
