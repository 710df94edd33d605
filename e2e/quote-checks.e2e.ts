import { expect, type Page } from '@playwright/test';
import { steps } from '#machines/quote-wizard/steps.ts';
import { test } from './answered-visit.ts';
import { lookFromAllSides } from './axe.ts';
import { field, pressSubmit } from './wizard-driver.ts';

/** Expects a focused summary with one problem, which links to the control. */
async function seeProblem(page: Page, message: string, control: ReturnType<typeof field>) {
  const summary = page.getByRole('group', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  const link = summary.getByRole('link');
  await expect(link).toHaveText(message);
  await link.press('Enter');
  await expect(control).toBeFocused();
}

test('step 6 needs a valid email address', async ({ page, fillInEverything }) => {
  await fillInEverything();
  const email = field(page, 'Email address');
  await email.fill('');
  await pressSubmit(page);
  await seeProblem(page, 'Enter your email address', email);
  await expect(page).toHaveTitle(
    `Error: Step ${steps.length} of ${steps.length}: Contact details – Get Free Quotes | Waymark`,
  );

  await email.fill('mere@');
  await pressSubmit(page);
  await seeProblem(page, 'Enter an email address in the format name@example.co.nz', email);
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription(
    'Enter an email address in the format name@example.co.nz',
  );
  await expect(email).toHaveValue('mere@');
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
