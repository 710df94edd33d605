import { expect } from '@playwright/test';
import { questionSteps } from '#machines/quote-wizard/steps.ts';
import { test } from './answered-visit.ts';
import { watchPosts } from './form-handler.ts';
import {
  field,
  goBack,
  goForward,
  leaveEmail,
  openQuote,
  option,
  pressBack,
  pressContinue,
  pressSubmit,
  seeStep,
  stopClock,
  waitForWizard,
  walkToStep,
} from './wizard-driver.ts';

test('each step has an address of its own, and none holds an answer', async ({ page }) => {
  const addresses = new Set<string>();
  page.on('framenavigated', (frame) => addresses.add(frame.url().replace(/^.*?(?=\/quote)/, '')));
  await walkToStep(page, 6);
  await leaveEmail(page);
  await pressSubmit(page);
  await seeStep(page, 7);
  expect([...addresses]).toEqual([
    '/quote',
    ...questionSteps.slice(1).map((step) => `/quote?step=${step}`),
    '/quote?step=thank-you',
  ]);
});

test('each step has a title of its own', async ({ page }) => {
  await stopClock(page);
  await openQuote(page);
  await expect(page).toHaveTitle(
    `Step 1 of ${questionSteps.length}: Business type – Get Free Quotes | Waymark`,
  );
  await pressContinue(page);
  await expect(page).toHaveTitle(
    `Error: Step 1 of ${questionSteps.length}: Business type – Get Free Quotes | Waymark`,
  );
  await option(page, 'Company').click();
  await pressContinue(page);
  await expect(page).toHaveTitle(
    `Step 2 of ${questionSteps.length}: Location – Get Free Quotes | Waymark`,
  );
  await option(page, 'Auckland').click();
  await pressContinue(page);
  await expect(page).toHaveTitle(
    `Step 3 of ${questionSteps.length}: Services – Get Free Quotes | Waymark`,
  );
});

test('the title names the step after a link of the site, too', async ({ page }) => {
  await page.goto('/privacy');
  await page.locator('html[data-hydrated]').waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Get Free Quote', exact: true }).click();
  await waitForWizard(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(
    `Step 1 of ${questionSteps.length}: Business type – Get Free Quotes | Waymark`,
  );
});

test("the browser's Back and Forward move between the steps", async ({ page }) => {
  await walkToStep(page, 4);
  await goBack(page);
  await seeStep(page, 3);
  await expect(option(page, 'GST Returns')).toBeChecked();
  await goBack(page);
  await goBack(page);
  await seeStep(page, 1);
  await expect(option(page, 'Company')).toBeChecked();
  await goForward(page);
  await seeStep(page, 2);
  await goForward(page);
  await goForward(page);
  await seeStep(page, 4);
});

test('a step that is not reached yet gives way to the first unanswered one', async ({ page }) => {
  await openQuote(page, '/quote?step=contact');
  await seeStep(page, 1);
  await expect(page).toHaveURL('/quote?step=business-type');

  await walkToStep(page, 3);
  await openQuote(page, '/quote?step=name');
  await seeStep(page, 3);
  await expect(page).toHaveURL('/quote?step=services');

  await openQuote(page, '/quote?step=location');
  await seeStep(page, 2);
  await openQuote(page, '/quote?step=no-such-step');
  await seeStep(page, 1);
});

for (const [slug, name] of [
  ['auckland', 'Auckland'],
  ['napier', 'Napier'],
] as const) {
  test(`a link may bring ${name} along: step 3 follows step 1, and Back shows step 2`, async ({
    page,
  }) => {
    await stopClock(page);
    await openQuote(page, `/quote?location=${slug}`);
    await seeStep(page, 1);
    await option(page, 'Company').click();
    await pressContinue(page);
    await seeStep(page, 3);
    await page.getByRole('button', { name: 'Back' }).click();
    await seeStep(page, 2);
    await expect(option(page, name)).toBeChecked();
    await expect(page).toHaveURL('/quote?step=location');
  });
}

test('a firm that a link names stays through the steps, in words and in the address', async ({
  page,
}) => {
  await stopClock(page);
  await openQuote(page, '/quote?firm=greenlion');
  await expect(page.getByText('Your request goes to Greenlion.')).toBeVisible();
  await option(page, 'Company').click();
  await pressContinue(page);
  await seeStep(page, 2);
  await expect(page).toHaveURL('/quote?step=location&firm=greenlion');
  await page.reload();
  await expect(page.getByText('Your request goes to Greenlion.')).toBeVisible();
});

test('an unknown location stays unanswered', async ({ page }) => {
  await stopClock(page);
  await openQuote(page, '/quote?location=atlantis');
  await option(page, 'Company').click();
  await pressContinue(page);
  await seeStep(page, 2);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('a reload keeps the step and every answer', async ({ page }) => {
  await walkToStep(page, 6);
  const email = await leaveEmail(page);
  await field(page, 'Phone number (optional)').fill('021 555 0123');
  await page.reload();
  await waitForWizard(page);
  await seeStep(page, 6);
  await expect(field(page, 'Email address')).toHaveValue(email);
  await expect(field(page, 'Phone number (optional)')).toHaveValue('021 555 0123');
  await pressBack(page);
  await expect(field(page, 'First name')).toHaveValue('Mere');
  await expect(field(page, 'Last name')).toHaveValue('Ngata');
  await pressBack(page);
  await expect(option(page, 'Within 3 months')).toBeChecked();
  await pressBack(page);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
});

test('another page and back finds the step and the answers again', async ({ page }) => {
  await walkToStep(page, 5);
  await field(page, 'First name').fill('Mere');
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  await page.goBack();
  await waitForWizard(page);
  await seeStep(page, 5);
  await expect(field(page, 'First name')).toHaveValue('Mere');
});

test('Back after the thank-you begins a new request and sends nothing again', async ({ page }) => {
  const posts = watchPosts(page);
  await walkToStep(page, 6);
  await leaveEmail(page);
  await pressSubmit(page);
  await seeStep(page, 7);
  await expect(page).toHaveTitle('Thank you – Get Free Quotes | Waymark');
  await page.goBack();
  await seeStep(page, 1);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.reload();
  await waitForWizard(page);
  await seeStep(page, 1);
  expect(posts).toHaveLength(1);
});

test('a reload of the thank-you shows the thank-you and sends nothing again', async ({
  page,
  fillInEverything,
}) => {
  const posts = watchPosts(page);
  await fillInEverything();
  await pressSubmit(page);
  await seeStep(page, 7);
  await page.reload();
  await waitForWizard(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you');
  await expect(page.getByRole('status')).toHaveText('Your request has arrived.');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByText('No Obligation', { exact: true })).toHaveCount(0);
  expect(posts).toHaveLength(1);
});
