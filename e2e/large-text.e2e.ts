import { test as testServed } from '@playwright/test';
import { pagePaths } from '#tests/site/page-weight.ts';
import { seeLargeTextFits, testFixedParts } from './large-text.ts';
import { test } from './test.ts';

// As set in the browser.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
    }),
});

// Without interaction a page stays as served, so this does not wait for the application.
testServed(
  'with text at 200% no page scrolls sideways at 1280 or 390 pixels',
  { tag: '@release' },
  async ({ page }) => {
    for (const path of pagePaths('dist')) {
      await page.goto(path);
      await seeLargeTextFits(page, path);
    }
  },
);

testFixedParts(async () => {});
