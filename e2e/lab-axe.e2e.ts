import { test, type Page } from '@playwright/test';
import { seeItFits, seeNoneInOtherColours, seeNoViolations } from './axe.ts';
import { visitSecondStep } from './lab-driver.ts';
import { labOrigin } from './site-under-test.ts';

test.use({ baseURL: labOrigin });

const views = [
  '#/',
  '#/machines/quote-wizard/chart?selected=quote-wizard.contact.sending',
  '#/machines/my-dates/live',
  '#/machines/quote-wizard/simulate',
  '#/machines/my-dates/paths',
  '#/nowhere',
];

/** Expects what the page shows now to be accessible in either light, and to fit. */
async function look(page: Page, state: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await seeNoViolations(page, `${state}, light`);
  await seeNoneInOtherColours(page, `${state}, dark`, { colorScheme: 'dark' });
  await seeItFits(page, state);
}

for (const view of views) {
  test(`${view} of the lab is accessible and fits`, { tag: '@release' }, async ({ page }) => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/lab/${view}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await look(page, `${view} at ${width} px`);
    }
  });
}

test('a visit and its steps are accessible and fit', async ({ page }) => {
  await visitSecondStep(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await look(page, `a visit at ${width} px`);
  }
});
