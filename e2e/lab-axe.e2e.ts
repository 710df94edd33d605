import { test, type Page } from '@playwright/test';
import { nearMeScenario } from '#machines/near-me/near-me.scenario.ts';
import { recordPath } from '#statelab/tape/record-path.ts';
import { seeItFits, seeNoneInOtherColours, seeNoViolations } from './axe.ts';
import { visitSecondStep } from './lab-driver.ts';
import { labOrigin } from './site-under-test.ts';

test.use({ baseURL: labOrigin });

const views = [
  '#/',
  '#/machines/quote-wizard/chart?selected=quote-wizard.contact.sending',
  '#/machines/near-me/live',
  '#/machines/quote-wizard/simulate',
  '#/machines/near-me/paths',
  '#/machines/near-me/coverage',
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
  for (const width of [360, 1280]) {
    test(`${view} of the lab at ${width} px is accessible and fits`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/lab/${view}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await look(page, view);
    });
  }
}

test('a visit and its steps are accessible and fit', async ({ page }) => {
  await visitSecondStep(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await look(page, `a visit at ${width} px`);
  }
});

test('the coverage of many tapes is accessible and fits', async ({ page }) => {
  await page.goto('/lab/#/machines/near-me/coverage');
  const tape = (name: string, outcome: string) => ({
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(
      JSON.stringify(
        recordPath(nearMeScenario, [{ kind: 'outcome', actor: 'permission', outcome }], {
          path: '/near-me',
          recordedAt: '2026-11-21T09:00:00.000Z',
          masked: false,
        }),
      ),
    ),
  });
  await page
    .getByLabel('Open tapes')
    .setInputFiles([
      ...Array.from({ length: 12 }, (_, index) => tape(`${index}.json`, 'denied')),
      tape('unsupported.json', 'unsupported'),
    ]);
  await page.getByText('13 visits').waitFor();
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await look(page, `the coverage of tapes at ${width} px`);
  }
});
