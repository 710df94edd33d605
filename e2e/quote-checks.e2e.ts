import { expect, type Page } from '@playwright/test';
import { steps } from '#machines/quote-wizard/steps.ts';
import { test } from './answered-visit.ts';
import { lookFromAllSides } from './axe.ts';
import { leadsOf, watchPosts } from './form-handler.ts';
import {
  button,
  field,
  option,
  pressContinue,
  pressSubmit,
  seeStep,
  walkToStep,
} from './wizard-driver.ts';

/** Expects a summary with one problem, with focus on it, whose link leads to the control. */
async function seeProblem(page: Page, message: string, control: ReturnType<typeof field>) {
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeFocused();
  const link = page.getByRole('group', { name: 'There is a problem' }).getByRole('link');
  await expect(link).toHaveText(message);
  await link.press('Enter');
  await expect(control).toBeFocused();
}

const choiceSteps = [
  { step: 1, first: 'Individual/Personal', message: 'Choose who the tax is for' },
  { step: 2, first: 'Auckland', message: 'Choose where you are based' },
  { step: 3, first: 'Tax Return Preparation', message: 'Choose at least one service' },
  { step: 4, first: 'ASAP (within days)', message: 'Choose how soon you need help' },
] as const;

test('Continue with nothing chosen says what is missing, on each of steps 1 to 4', async ({
  page,
}) => {
  await walkToStep(page, 1);
  for (const { step, first, message } of choiceSteps) {
    await seeStep(page, step);
    await pressContinue(page);
    await seeProblem(page, message, option(page, first));
    await expect(page.getByRole('group', { name: /^Step/ })).toHaveAccessibleDescription(
      new RegExp(`${message}$`),
    );

    await pressContinue(page);
    await seeProblem(page, message, option(page, first));
    await page.keyboard.press('Space');
    await expect(page.getByRole('group', { name: 'There is a problem' })).toHaveCount(0);
    await pressContinue(page);
  }
  await seeStep(page, 5);
});

test('step 5 goes on only with both names', async ({ page }) => {
  await walkToStep(page, 5);
  const firstName = field(page, 'First name');
  const lastName = field(page, 'Last name');
  await expect(button(page, 'Continue')).toBeDisabled();
  await expect(button(page, 'Continue')).toHaveAccessibleDescription(
    'Fill in both names to continue.',
  );
  await firstName.fill('Mere');
  await expect(button(page, 'Continue')).toBeDisabled();
  await firstName.press('Enter');
  await seeStep(page, 5);
  await lastName.fill('   ');
  await expect(button(page, 'Continue')).toBeDisabled();
  await lastName.fill('Ngata');
  await expect(button(page, 'Continue')).toBeEnabled();
  await firstName.fill('');
  await expect(button(page, 'Continue')).toBeDisabled();
  await firstName.fill('Mere');
  await pressContinue(page);
  await seeStep(page, 6);
});

test('step 6 asks for an email address that can be one', async ({ page, fillInEverything }) => {
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

test('step 6 remarks on an odd phone number once it is left, and takes it', async ({
  page,
  fillInEverything,
}) => {
  const posts = watchPosts(page);
  await fillInEverything();
  const phone = field(page, 'Phone number (optional)');
  await phone.fill('12 34');
  await expect(phone).toHaveAccessibleDescription('');
  await phone.press('Tab');
  await expect(phone).toHaveAccessibleDescription(
    'Check this number: a New Zealand one looks like 021 555 0123 or 09 555 1234.',
  );
  await pressSubmit(page);
  await seeStep(page, 7);
  expect(posts[0]?.postData()).toContain('&phone=12+34&');
});

test('step 6 says who receives the details, with a link to how they are kept', async ({
  page,
  fillInEverything,
}) => {
  await fillInEverything();
  await expect(
    page.getByRole('paragraph').filter({
      hasText:
        'Waymark passes these details to up to three tax accountants who fit your answers, and to nobody else.',
    }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'How we look after your details' })).toHaveAttribute(
    'href',
    '/privacy',
  );
});

test('a name of 10,000 characters is kept whole and refused with its limit', async ({ page }) => {
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

test('a warning beside an error is accessible', async ({ page, fillInEverything }) => {
  await fillInEverything();
  await field(page, 'Email address').fill('mere@');
  await pressSubmit(page);
  await field(page, 'Phone number (optional)').fill('12');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Check')).toBeVisible();
  await lookFromAllSides(page, 'step 6 with an error and a warning');
});

test('names and texts of any script arrive as they were typed', async ({
  page,
  fillInEverything,
}) => {
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
