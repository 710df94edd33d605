import { expect, test } from '@playwright/test';
import { seeNoViolations } from './axe.ts';
import { labOrigin } from './site-under-test.ts';

test.use({ baseURL: labOrigin });

const views = [
  '#/',
  '#/machines/quote-wizard/chart?selected=quote-wizard.contact.sending',
  '#/machines/near-me/live',
  '#/machines/near-me/paths',
  '#/machines/near-me/coverage',
  '#/machines/near-me/export',
  '#/bench',
  '#/nowhere',
];

for (const view of views) {
  for (const width of [360, 1280]) {
    test(`${view} of the lab at ${width} px is accessible and fits`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/lab/${view}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await seeNoViolations(page, view);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    });
  }
}
