import { expect } from '@playwright/test';
import { leadsOf, specifiedLeadsOf } from './form-handler.ts';
import {
  autoAdvance,
  field,
  heading,
  leaveEmail,
  newEmail,
  openQuote,
  option,
  pass,
  pressContinue,
  pressSubmit,
  seeStep,
  stopClock,
} from './wizard-driver.ts';
import { test } from './test.ts';

test('stores a lead by mouse from the home page, without other hosts', async ({
  page,
  baseURL,
}) => {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  await stopClock(page);
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Get Free Quote', exact: true }).click();
  for (const { step, labels } of [
    { step: 1, labels: ['Company'] },
    { step: 2, labels: ['Palmerston North'] },
    { step: 3, labels: ['Payroll Services', 'GST Returns'] },
    { step: 4, labels: ['Within 3 months'] },
  ] as const) {
    await seeStep(page, step);
    // Moves the pointer away, or the next press may be ignored.
    await page.mouse.move(0, 0);
    for (const label of labels) await option(page, label).click();
    await pass(page, 800);
  }
  await seeStep(page, 5);
  await field(page, 'First name').fill('Mere');
  await field(page, 'Last name').fill('Ngata');
  await pressContinue(page);
  const email = await leaveEmail(page);
  await field(page, 'Phone number (optional)').fill('021 555 0123');
  await field(page, 'Business name (if applicable)').fill('Ngata & Daughters Ltd');
  await page
    .getByLabel('Years you have not filed, if any (optional)')
    .selectOption('2 years behind');
  await pressSubmit(page);

  await seeStep(page, 7);
  await expect(page.getByRole('status')).toHaveText('Your request has arrived.');
  expect([...origins]).toEqual([baseURL]);
  expect(await specifiedLeadsOf(email)).toEqual([
    {
      form: 'quote',
      values: {
        businessType: 'company',
        location: 'palmerston-north',
        services: ['gst-returns', 'payroll'],
        urgency: 'quarter',
        firstName: 'Mere',
        lastName: 'Ngata',
        email,
        phone: '021 555 0123',
        businessName: 'Ngata & Daughters Ltd',
        yearsBehind: '2 years behind',
        turnover: '',
        message: '',
      },
    },
  ]);
});

test('works by keyboard, with focus on each step’s heading', async ({ page }) => {
  const { keyboard } = page;
  const email = newEmail();
  await stopClock(page);
  await openQuote(page);

  await page.getByRole('link', { name: 'Waymark home' }).focus();
  await keyboard.press('Tab');
  await expect(autoAdvance(page)).toBeFocused();
  await keyboard.press('Tab');
  await expect(option(page, 'Individual/Personal')).toBeFocused();
  for (const label of ['Sole Trader', 'Partnership', 'Company', 'Trust']) {
    await keyboard.press('ArrowDown');
    await expect(option(page, label)).toBeFocused();
    await pass(page, 3000);
  }
  await seeStep(page, 1);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await keyboard.press('Space');
  await pass(page, 800);

  await seeStep(page, 2);
  await expect(heading(page, 2)).toBeFocused();
  await keyboard.press('Tab'); // the switch
  await keyboard.press('Tab');
  await keyboard.press('End');
  await keyboard.press('Enter');
  await expect(option(page, 'Other')).toBeChecked();
  await pass(page, 800);

  await seeStep(page, 3);
  await expect(heading(page, 3)).toBeFocused();
  await keyboard.press('Tab'); // the switch
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await pass(page, 800);

  await seeStep(page, 4);
  await expect(heading(page, 4)).toBeFocused();
  await keyboard.press('Tab'); // the switch
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await pass(page, 800);

  await seeStep(page, 5);
  await expect(heading(page, 5)).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.type('Mere');
  await keyboard.press('Tab');
  await keyboard.type('Ngata');
  await keyboard.press('Enter');

  await seeStep(page, 6);
  await expect(heading(page, 6)).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.type(email);
  await keyboard.press('Enter');
  await seeStep(page, 7);
  await expect(heading(page, 7)).toBeFocused();

  expect((await leadsOf(email)).map(({ values }) => values)).toEqual([
    expect.objectContaining({
      businessType: 'trust',
      location: 'other',
      services: ['tax-return', 'gst-returns'],
      urgency: 'asap',
    }),
  ]);
});
