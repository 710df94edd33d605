import { testLargeText } from './large-text.ts';
import { test } from './recorded-test.ts';

// As set in the browser.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
    }),
});

testLargeText(async () => {});
