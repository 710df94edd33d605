import { expect } from '@playwright/test';
import { steps } from '#machines/quote-wizard/steps.ts';
import { test } from './answered-visit.ts';
import { lookFromAllSides } from './axe.ts';
import { field, pressSubmit } from './wizard-driver.ts';

test('step 6 needs an email address', async ({ page, fillInEverything }) => {
  await fillInEverything();
  const email = field(page, 'Email address');
  await email.fill('');
  await pressSubmit(page);
  const summary = page.getByRole('group', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(
    `Error: Step ${steps.length} of ${steps.length}: Contact details – Get Free Quotes | Waymark`,
  );
  await summary.getByRole('link', { name: 'Enter your email address' }).press('Enter');
  await expect(email).toBeFocused();
});

test('a warning next to an error is accessible @release', async ({ page, fillInEverything }) => {
  await fillInEverything();
  await field(page, 'Email address').fill('mere@');
  await pressSubmit(page);
  await field(page, 'Phone number (optional)').fill('12');
  await page.keyboard.press('Tab');
  await expect(page.getByText(/^Check this number/)).toBeVisible();
  await lookFromAllSides(page, 'step 6 with an error and a warning');
});
