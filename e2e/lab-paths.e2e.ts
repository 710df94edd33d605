import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { parseTape } from '#statelab/tape/parse-tape.ts';
import { labOrigin } from './site-under-test.ts';

test.use({ baseURL: labOrigin });

const open = (page: Page, hash: string) => page.goto(`/lab/#${hash}`);

const stepButtons = (page: Page) => page.getByRole('region', { name: 'Steps' }).getByRole('button');

test('the fewest paths that take every transition are listed, and shown step by step', async ({
  page,
}) => {
  await open(page, '/machines/my-dates/paths');
  await expect(
    page.getByText('2 paths cover all 4 transitions that the page can take.'),
  ).toBeVisible();
  await expect(
    page.getByText('Explored in full: 55 snapshots, 608 steps between them.'),
  ).toBeVisible();
  await expect(
    page.getByRole('heading', { name: 'The page cannot take these: leave them to unit tests' }),
  ).toBeVisible();
  await expect(page.getByText(/xstate\./)).toHaveCount(0);
  const paths = page.getByRole('region', { name: 'Paths' }).getByRole('button');
  await expect(paths).toHaveCount(2);
  await paths.nth(1).click();
  await expect(paths.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/path=2$/);
  await stepButtons(page).nth(1).click();
  await expect(page.locator('[data-state="my-dates.own"]')).toHaveClass(/\bactive\b/);
});

test('a shortest path leads to a chosen state @release', async ({ page }) => {
  await open(page, '/machines/my-dates/paths');
  const goal = page.getByRole('combobox', { name: 'Paths to' });
  await goal.fill('own');
  await expect(goal).toHaveValue('own');
  await expect(page).toHaveURL(/goal=my-dates\.own&path=1$/);
  await expect(page.getByText('A shortest path to my-dates.own.')).toBeVisible();
  await expect(stepButtons(page)).toHaveText([
    '0. Opening',
    '1. TAX.CHANGE tax ‘gst’ value ‘gst-monthly’ → own',
  ]);
});

test('a path opens as a tape beside its page @release', async ({ page }) => {
  await open(page, '/machines/mobile-menu/paths?goal=mobile-menu.open');
  await page.getByRole('button', { name: 'Open in Live' }).click();
  await expect(page).toHaveURL(/#\/machines\/mobile-menu\/live/);
  await expect(
    page.getByRole('region', { name: 'Steps' }).getByText('MENU.OPEN').first(),
  ).toBeVisible();
});

test('a path is saved as a Playwright test and as a tape @release', async ({ page }) => {
  await open(page, '/machines/quote-wizard/paths?goal=quote-wizard.contact.sending');
  const save = async (name: string) => {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    const download = await saved;
    return {
      name: download.suggestedFilename(),
      text: await readFile(await download.path(), 'utf8'),
    };
  };
  const exported = await save('Save Playwright test');
  expect(exported.name).toBe('quote-wizard.spec.ts');
  expect(exported.text).toContain('async function holdPosts(page: Page)');
  expect(exported.text).toContain(
    "await page.getByRole('button', { name: 'Send my request', exact: true }).click();",
  );
  const tape = await save('Save tape');
  expect(tape.name).toMatch(/^quote-wizard-.*\.tape\.json$/);
  expect(parseTape(tape.text, tape.name)).toMatchObject({ machine: 'quote-wizard' });
});

test('a path that no page can take says so @release', async ({ page }) => {
  await open(page, '/machines/lead-delivery/paths');
  await expect(page.getByText('This machine does not run on a page.')).toBeVisible();
});
