import { expect, type Page } from '@playwright/test';
import { quote } from '#content/ui/quote.ts';
import { otherSteps } from '#tests/specified-steps.ts';
import { leadsOf, specifiedLeadsOf } from './form-handler.ts';
import { newEmail } from './wizard-driver.ts';
import { test } from './test.ts';

test.use({ javaScriptEnabled: false });

const choose = (page: Page, question: string, label: string): Promise<void> =>
  page.getByRole('group', { name: question }).getByLabel(label, { exact: true }).check();

/** Fills in the fields that the browser requires. */
async function fillInRequired(page: Page): Promise<string> {
  const email = newEmail();
  for (const { id, options } of otherSteps) {
    await choose(page, quote.steps[id].heading, options[0].label);
  }
  await choose(page, 'Who is the tax for? (required)', 'Sole Trader');
  await choose(page, 'Where are you based? (required)', 'Dunedin');
  await choose(page, 'How soon do you need it? (required)', "I'm flexible");
  await page.getByLabel('First name (required)').fill('Mere');
  await page.getByLabel('Last name (required)').fill('Ngata');
  await page.getByLabel('Email address (required)').fill(email);
  return email;
}

const submit = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Send my request' }).click();

test('posting the form stores the lead and shows the thank-you', async ({ page }) => {
  await page.goto('/quote');
  await expect(page.getByLabel('Leave this field empty')).toBeHidden();
  const email = await fillInRequired(page);
  await choose(page, 'What do you need help with? (required, choose at least one)', 'Tax Planning');
  await choose(
    page,
    'What do you need help with? (required, choose at least one)',
    'Audit Support',
  );
  await page.getByLabel('Anything they should know? (optional)').fill('A letter of 3 May.');
  await submit(page);
  await expect(page).toHaveURL(/\/thank-you\?reference=[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you');
  await expect(page.getByText('Your request has arrived.')).toBeVisible();
  const reference = new URL(page.url()).searchParams.get('reference') ?? '';
  await expect(page.getByText(`Your reference is ${reference}`)).toBeVisible();
  await page.reload();
  expect(await specifiedLeadsOf(email)).toEqual([
    {
      form: 'quote',
      values: {
        businessType: 'sole-trader',
        location: 'dunedin',
        services: ['tax-planning', 'audit-support'],
        urgency: 'flexible',
        firstName: 'Mere',
        lastName: 'Ngata',
        yearsBehind: '',
        turnover: '',
        message: 'A letter of 3 May.',
        email,
        phone: '',
        businessName: '',
      },
    },
  ]);
});

test('the browser checks required fields @release', async ({ page }) => {
  await page.goto('/quote');
  await submit(page);
  await expect(page).toHaveURL('/quote');
  await expect(page.getByRole('radio', { name: 'Individual/Personal' })).toBeFocused();
});

test('the server reports a missing field on a page, and stores nothing', async ({ page }) => {
  await page.goto('/quote');
  const email = await fillInRequired(page);
  const posted = page.waitForResponse((response) => response.request().method() === 'POST');
  await submit(page);
  expect((await posted).status()).toBe(422);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your request was not sent');
  await expect(page.getByText('Choose at least one service.', { exact: true })).toBeVisible();
  expect(await leadsOf(email)).toEqual([]);

  await page.goBack();
  await expect(page.getByLabel('Email address (required)')).toHaveValue(email);
  await expect(page.getByRole('radio', { name: 'Sole Trader' })).toBeChecked();
});
