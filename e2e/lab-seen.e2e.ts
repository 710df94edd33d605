import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import {
  frameOf,
  openLive,
  openTape,
  pictureAt,
  replay,
  saveTape,
  seeState,
  showPane,
  timelineOf,
} from './lab-driver.ts';
import { labOrigin } from './site-under-test.ts';

test.use({ baseURL: labOrigin, viewport: { width: 1440, height: 900 } });

const seen = (page: Page) => page.getByRole('tabpanel', { name: 'Seen and said' });

const rowOf = (page: Page, step: string) =>
  seen(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: step }) });

const question = 'Who is the tax for?';

/** A visit of the wizard that goes on with nothing chosen, and then chooses. */
async function visitWithProblem(page: Page): Promise<void> {
  await openLive(page, 'quote-wizard');
  await showPane(page, 'Seen and said');
  await frameOf(page).getByRole('button', { name: 'Continue' }).click();
  // The summary of what is wrong takes focus instead of being said.
  await expect(rowOf(page, 'Step 2: business-type.missing')).toContainText('Nothing was said.');
  await frameOf(page).getByRole('radio', { name: 'Company' }).click();
  await seeState(page, 'quote-wizard', 'location.waiting');
  await expect(rowOf(page, 'Step 4: location.waiting')).toContainText('Nothing was said.');
}

test('each step has its picture of the page and the texts that were said at it', async ({
  page,
}) => {
  await visitWithProblem(page);
  await expect(
    pictureAt(page, 4).getByRole('heading', { name: 'Where are you based?' }),
  ).toHaveCount(1);
  await rowOf(page, 'Step 2: business-type.missing').getByRole('button').click();
  await expect(timelineOf(page)).toContainText('Step 2 of 4: business-type.missing');
  await expect(pictureAt(page, 2).getByRole('heading', { name: question })).toHaveCount(1);
  await expect(
    pictureAt(page, 2).getByRole('heading', { name: 'Where are you based?' }),
  ).toHaveCount(0);
});

test('what a live region says stands at its step, however late it says it', async ({ page }) => {
  await openLive(page, 'faq-search');
  await showPane(page, 'Seen and said');
  await frameOf(page).getByRole('searchbox').fill('no such words');
  await seeState(page, 'faq-search', 'none');
  await expect(rowOf(page, 'Step 1: none')).toContainText('polite No questions are listed.');
});

test('a saved tape contains no pictures; a replay on the page shows them', async ({ page }) => {
  await visitWithProblem(page);
  const text = await readFile(await saveTape(page), 'utf8');
  // A picture is the page's HTML.
  expect(text).not.toContain('<');
  await openTape(page, 'visit.json', text);
  await showPane(page, 'Seen and said');
  await expect(seen(page)).toContainText('or replay the tape on the page.');
  await replay(page);
  await expect(page.getByText('Page and model agree on all 4 steps.')).toBeVisible();
  await showPane(page, 'Seen and said');
  await expect(rowOf(page, 'Step 2: business-type.missing')).toContainText('Nothing was said.');
});
