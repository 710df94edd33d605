import { expect } from '@playwright/test';
import { leadsOf } from './form-handler.ts';
import { test } from './test.ts';
import {
  field,
  leaveEmail,
  openQuote,
  option,
  pressContinue,
  pressSubmit,
  autoAdvance,
  seeStep,
} from './wizard-driver.ts';

const message = 'A letter of 3 May.\nWe use Xero; the GST is late.';

test('the wizard stores the firm, the town and the message', async ({ page }) => {
  await openQuote(page, '/quote?firm=greenlion&location=napier');
  await autoAdvance(page).uncheck();
  await expect(page.getByText('Your request goes to Greenlion.')).toBeVisible();
  await option(page, 'Sole Trader').click();
  await pressContinue(page);
  // The URL has answered step 2.
  await seeStep(page, 3);
  await option(page, 'GST Returns').click();
  await pressContinue(page);
  await option(page, 'ASAP (within days)').click();
  await pressContinue(page);
  await field(page, 'First name').fill('Mere');
  await field(page, 'Last name').fill('Ngata');
  await pressContinue(page);
  const email = await leaveEmail(page);
  await field(page, 'Anything they should know? (optional)').fill(message);
  await pressSubmit(page);

  await seeStep(page, 7);
  await expect(page.getByText('We pass your request to Greenlion')).toBeVisible();
  expect((await leadsOf(email)).map(({ values }) => values)).toEqual([
    expect.objectContaining({ firm: 'greenlion', location: 'napier', message }),
  ]);
});
