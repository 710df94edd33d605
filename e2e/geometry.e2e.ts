import { test } from '@playwright/test';
import { pagePaths } from '#tests/site/page-weight.ts';
import { filledIn, openEverything, seeGeometry } from './geometry.ts';

for (const width of [320, 768, 1280]) {
  test(`at ${width} px nothing is covered, cut off, transparent or off the page`, async ({
    page,
  }) => {
    test.slow(); // It goes over every page.
    await page.setViewportSize({ width, height: 800 });
    for (const path of [...pagePaths('dist'), '/no-such-page', ...filledIn]) {
      await page.goto(path);
      await page.locator('html[data-hydrated]').waitFor();
      await seeGeometry(page, path);
      await openEverything(page);
      await seeGeometry(page, `${path}, all of it open`);
    }
  });
}
