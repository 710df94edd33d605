import { test } from '@playwright/test';
import { seeItFits, seeNoViolations } from './axe.ts';
import { press, visitSecondStep } from './lab-driver.ts';
import { labOrigin } from './site-under-test.ts';

test.use({ baseURL: labOrigin });

const views = [
  '#/',
  '#/machines/quote-wizard/chart?selected=quote-wizard.contact.sending',
  '#/machines/near-me/live',
  '#/machines/near-me/paths',
  '#/machines/near-me/coverage',
  '#/machines/near-me/export',
  '#/nowhere',
];

for (const view of views) {
  for (const width of [360, 1280]) {
    test(`${view} of the lab at ${width} px is accessible and fits`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/lab/${view}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await seeNoViolations(page, view);
      await seeItFits(page, view);
    });
  }
}

test('a visit that was stepped back, pinned and replayed is accessible and fits', async ({
  page,
}) => {
  await visitSecondStep(page);
  await press(page, 'Step back');
  await page.getByLabel('Note').fill('Looks odd');
  await press(page, 'Pin');
  await press(page, 'Step back');
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await seeNoViolations(page, `a past moment at ${width} px`);
    await seeItFits(page, `a past moment at ${width} px`);
  }
  await press(page, 'Replay');
  await page.getByText('Page and model agree').waitFor();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await seeNoViolations(page, `a replay at ${width} px`);
    await seeItFits(page, `a replay at ${width} px`);
  }
});
