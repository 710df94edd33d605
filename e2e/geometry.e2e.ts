import { test } from '@playwright/test';
import { pagePaths } from '#tests/site/page-weight.ts';
import { examples } from './example-pages.ts';
import { filledIn, openEverything, seeGeometry } from './geometry.ts';

const others = pagePaths('dist').filter((path) => !examples.has(path));

const parts = {
  'a page of each kind': { paths: [...examples, ...filledIn], tag: [] },
  'the other pages': { paths: others, tag: '@release' },
};

for (const width of [320, 768, 1280]) {
  for (const [which, { paths, tag }] of Object.entries(parts)) {
    const title = `at ${width} px nothing of ${which} is covered, cut off, transparent or off the page`;
    test(title, { tag }, async ({ page }) => {
      test.slow(); // It goes over many pages.
      await page.setViewportSize({ width, height: 800 });
      for (const path of paths) {
        await page.goto(path);
        await page.locator('html[data-hydrated]').waitFor();
        await seeGeometry(page, path);
        await openEverything(page);
        await seeGeometry(page, `${path}, all of it open`);
      }
    });
  }

  test(`at ${width} px so is nothing in an open menu`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/wellington');
    await page.locator('html[data-hydrated]').waitFor();
    const buttons = page.getByRole('banner').getByRole('button').filter({ visible: true });
    for (const button of await buttons.all()) {
      await button.click();
      await seeGeometry(page, `/wellington, ${await button.textContent()} open`);
      await page.keyboard.press('Escape');
    }
  });
}
