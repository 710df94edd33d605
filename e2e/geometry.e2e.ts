import { test } from '@playwright/test';
import { filledIn, seeGeometry, seeGeometryAtAllWidths } from './geometry.ts';
import { open } from './hydration.ts';

test('nothing of a result is covered, cut off, transparent or off the page', async ({ page }) => {
  test.slow(); // It goes over several pages.
  for (const path of filledIn) {
    await open(page, path);
    await seeGeometryAtAllWidths(page, path);
  }
});

test('so is nothing in an open menu', async ({ page }) => {
  await open(page, '/wellington');
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const buttons = page.getByRole('banner').getByRole('button').filter({ visible: true });
    for (const button of await buttons.all()) {
      await button.click();
      await seeGeometry(page, `/wellington at ${width} px, ${await button.textContent()} open`);
      await page.keyboard.press('Escape');
    }
  }
});
