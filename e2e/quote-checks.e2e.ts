import { expect, type Page } from '@playwright/test';
import { steps } from '#machines/quote-wizard/steps.ts';
import { test } from './answered-visit.ts';
import { lookFromAllSides } from './axe.ts';
import { leadsOf } from './form-handler.ts';
import { button, field, pressContinue, pressSubmit, seeStep, walkToStep } from './wizard-driver.ts';

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

test('rejects a name of 10,000 characters with the limit, and keeps it', async ({ page }) => {
  await walkToStep(page, 5);
  const firstName = field(page, 'First name');
  await firstName.focus();
  await page.keyboard.insertText('m'.repeat(10_000));
  await field(page, 'Last name').fill('Ngata');
  await pressContinue(page);
  await seeProblem(page, 'First name must be 100 characters or fewer', firstName);
  await expect(firstName).toHaveValue('m'.repeat(10_000));
  await firstName.fill('m'.repeat(100));
  await pressContinue(page);
  await seeStep(page, 6);
});

test('a warning next to an error is accessible', async ({ page, fillInEverything }) => {
  await fillInEverything();
  await field(page, 'Email address').fill('mere@');
  await pressSubmit(page);
  await field(page, 'Phone number (optional)').fill('12');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Check')).toBeVisible();
  await lookFromAllSides(page, 'step 6 with an error and a warning');
});

test('names and texts in any script arrive as typed', async ({ page, fillInEverything }) => {
  const email = await fillInEverything();
  await field(page, 'Business name (if applicable)').fill('=1+1 & 50% <b>Bakery</b> 🥐👩🏽‍🍳');
  await button(page, 'Back').click();
  await field(page, 'First name').fill("Nguyễn-O'Brien");
  await field(page, 'Last name').fill('Ngāti "Te" 李');
  await pressContinue(page);
  await pressSubmit(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Thank you, Nguyễn-O'Brien");
  expect((await leadsOf(email))[0]?.values).toMatchObject({
    firstName: "Nguyễn-O'Brien",
    lastName: 'Ngāti "Te" 李',
    businessName: '=1+1 & 50% <b>Bakery</b> 🥐👩🏽‍🍳',
  });
});
