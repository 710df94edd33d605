import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { test } from './answered-visit.ts';
import { answerPosts, letPostsThrough } from './form-handler.ts';
import {
  autoAdvance,
  button,
  field,
  leaveEmail,
  openQuote,
  option,
  pressContinue,
  pressSubmit,
  seeStep,
} from './wizard-driver.ts';

// What fades in would be measured half faded.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Expects no violation of WCAG 2.2 at levels A and AA in what the page shows now, and that it fits the screen. */
async function seeNoViolations(page: Page, state: string): Promise<void> {
  // The legacy mode, which only lacks frames of other origins, saves a second page for each look.
  const { violations, passes } = await new AxeBuilder({ page })
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
  expect(found, state).toEqual([]);
  expect(passes.length, state).toBeGreaterThan(10);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${state} fits the width`).toBe(0);
}

for (const width of [360, 1280]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 740 } });

    test('the steps that are chosen on', async ({ page }) => {
      await openQuote(page);
      await autoAdvance(page).uncheck();
      await seeNoViolations(page, 'step 1');
      await pressContinue(page);
      await expect(page.getByRole('alert')).toBeVisible();
      await seeNoViolations(page, 'step 1 with nothing chosen');
      await option(page, 'Company').click();
      await seeNoViolations(page, 'step 1 with an answer');
      await pressContinue(page);
      await seeStep(page, 2);
      await seeNoViolations(page, 'step 2');
      await option(page, 'Auckland').click();
      await pressContinue(page);
      await pressContinue(page);
      await expect(page.getByRole('alert')).toBeVisible();
      await seeNoViolations(page, 'step 3 with nothing chosen');
      await option(page, 'Bookkeeping').click();
      await seeNoViolations(page, 'step 3 with an answer');
      await pressContinue(page);
      await seeStep(page, 4);
      await seeNoViolations(page, 'step 4');
    });

    test('the steps that are typed on, and the thank-you', async ({ page, fillInEverything }) => {
      await fillInEverything();
      await seeNoViolations(page, 'step 6');
      await button(page, 'Back').click();
      await seeStep(page, 5);
      await field(page, 'First name').fill('');
      await seeNoViolations(page, 'step 5');
      await field(page, 'First name').fill('m'.repeat(101));
      await pressContinue(page);
      await expect(page.getByRole('alert')).toBeVisible();
      await seeNoViolations(page, 'step 5 with a name that is too long');
      await field(page, 'First name').fill('Mere');
      await pressContinue(page);
      await field(page, 'Email address').fill('mere@');
      await pressSubmit(page);
      await field(page, 'Phone number (optional)').fill('12');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('alert')).toBeVisible();
      await seeNoViolations(page, 'step 6 with an error and a warning');

      await leaveEmail(page);
      await answerPosts(page, (route) => route.abort());
      await pressSubmit(page);
      await expect(page.getByRole('alert')).toContainText('error submitting the form');
      await seeNoViolations(page, 'step 6 with the alert');
      await letPostsThrough(page);
      await pressSubmit(page);
      await seeStep(page, 7);
      await seeNoViolations(page, 'the thank-you');
    });
  });
}

test('the open menu of the narrow header', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/privacy');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('link', { name: 'GST Calculator' }).first()).toBeVisible();
  await seeNoViolations(page, 'the open menu');
});

test('an open group of the wide header', async ({ page }) => {
  await page.goto('/privacy');
  await page.getByRole('button', { name: 'Locations' }).click();
  await expect(page.getByRole('link', { name: 'Wellington' }).first()).toBeVisible();
  await seeNoViolations(page, 'the open group');
});
