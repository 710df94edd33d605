import { expect } from '@playwright/test';
import { questionSteps } from '#machines/quote-wizard/steps.ts';
import { test } from './answered-visit.ts';
import { watchPosts } from './form-handler.ts';
import {
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

test('each step has its own URL, without answers', async ({ page }) => {
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

test('the browser’s Back and Forward move between the steps', async ({ page }) => {
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

test('Back after the thank-you starts a new request and sends nothing', async ({ page }) => {
  const posts = watchPosts(page);
  await walkToStep(page, 6);
  await leaveEmail(page);
  await pressSubmit(page);
  await seeStep(page, 7);
  await expect(page).toHaveTitle('Thank you – Get Free Quotes | Waymark');
  await page.reload();
  await expect(page.getByRole('status')).toHaveText('Your request has arrived.');
  await page.goBack();
  await seeStep(page, 1);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.reload();
  await waitForWizard(page);
  await seeStep(page, 1);
  expect(posts).toHaveLength(1);
});

test('a reload of a link’s entry leaves a changed town and service as they are', async ({
  page,
}) => {
  await stopClock(page);
  await openQuote(page, '/quote?location=napier&services=gst-returns');
  await option(page, 'Company').click();
  await pressContinue(page);
  await seeStep(page, 3);
  await expect(option(page, 'GST Returns')).toBeChecked();
  await option(page, 'GST Returns').click();
  await option(page, 'Payroll Services').click();
  await pressBack(page);
  await option(page, 'Auckland').click();
  await goBack(page);
  await goBack(page);
  await seeStep(page, 1);
  await expect(page).toHaveURL('/quote?location=napier&services=gst-returns');

  await page.reload();
  await waitForWizard(page);
  await pressContinue(page);
  await seeStep(page, 3);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await expect(option(page, 'Payroll Services')).toBeChecked();
  await pressBack(page);
  await expect(option(page, 'Auckland')).toBeChecked();
});
