import { expect, test as base } from '@playwright/test';
import { collectLooseText } from './loose-text.ts';

/** Touches a page once parsed: the application then loads before the load event. */
function touchOnceParsed(): void {
  addEventListener('DOMContentLoaded', () => {
    document.documentElement.dispatchEvent(new Event('pointerover'));
  });
}

interface Watch {
  readonly watch: undefined;
}

/** Playwright’s test. It touches each page as soon as it is parsed, and fails on loose text. */
export const test = base.extend<Watch>({
  watch: [
    async ({ context }, use) => {
      await context.addInitScript(touchOnceParsed);
      const looseText = await collectLooseText(context);
      await use(undefined);
      expect(
        [...looseText],
        'Text that comes, goes or changes needs an element of its own.',
      ).toEqual([]);
    },
    { auto: true },
  ],
});
