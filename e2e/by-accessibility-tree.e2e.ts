import { expect } from '@playwright/test';
import { otherSteps } from '#tests/specified-steps.ts';
import { openTree } from './accessibility-tree.ts';
import { test } from './recorded-test.ts';
import { newEmail } from './wizard-driver.ts';

test('requests quotes, from the first question to the thank-you', async ({ page }) => {
  const { see, press, type } = await openTree(page, '/quote');
  await see('heading', /^Step 1 of 6 Who is the tax for/, { states: { level: 1 } });
  await see('switch', 'Move on automatically', { states: { checked: 'true' } });
  await press('switch', 'Move on automatically');
  await see('switch', 'Move on automatically', { states: { checked: 'false' } });
  await press('button', 'Continue');
  await see('group', 'There is a problem');
  await press('radio', 'Company');
  await see('radio', 'Company', { states: { checked: 'true' } });
  await press('button', 'Continue');

  await see('heading', /^Step 2 of 6 Where are you based/, { states: { focused: true } });
  await press('radio', 'Palmerston North');
  await press('button', 'Continue');
  await see('heading', /^Step 3 of 6 What do you need/, { states: { focused: true } });
  await press('checkbox', 'GST Returns');
  await see('checkbox', 'GST Returns', { states: { checked: 'true' } });
  await press('button', 'Continue');
  for (const { kind, options } of otherSteps) {
    await press(kind === 'choices' ? 'checkbox' : 'radio', options[0].label);
    await press('button', 'Continue');
  }
  await press('radio', 'Within 3 months');
  await press('button', 'Continue');

  await see('heading', /^Step 5 of 6 What is your name/, { states: { focused: true } });
  await see('button', 'Continue', {
    states: { disabled: true },
    description: 'Fill in both names to continue.',
  });
  await type('textbox', 'First name', 'Mere');
  await see('textbox', 'First name', { value: 'Mere' });
  await type('textbox', 'Last name', 'Ngata');
  await press('button', 'Continue');
  await see('heading', /^Step 6 of 6 Where should the quotes go/, { states: { focused: true } });
  await press('button', 'Get my free quotes');
  await see('group', 'There is a problem', { states: { focused: true } });
  await see('textbox', 'Email address', { states: { invalid: 'true' } });
  await type('textbox', 'Email address', newEmail());
  await press('button', 'Get my free quotes');
  await see('heading', 'Thank you, Mere', { states: { focused: true } });
});

test('calculates income tax, and reports it stale after a change', async ({ page }) => {
  const { see, press, type, hear } = await openTree(page, '/tax-calculator');
  await type('textbox', 'Annual gross income', '65000');
  await press('button', 'Calculate Tax');
  await hear(/^Your income tax for the year is \$11,721 /);
  await type('textbox', 'Annual deductions (optional)', '1200');
  await hear(/^You have changed your details\./);
  await see('textbox', 'Annual deductions (optional)', { value: '1200' });
});

test('removes GST from a price', async ({ page }) => {
  const { see, press, type, hear } = await openTree(page, '/gst-calculator');
  await see('radio', 'Add GST', { states: { checked: 'true' } });
  await press('radio', 'Remove GST');
  await see('radio', 'Remove GST', { states: { checked: 'true' } });
  await type('textbox', 'Amount', '115');
  await hear(/\$100\.00, the GST \$15\.00\.$/);
});

test('searches the tax questions, and opens one', async ({ page }) => {
  const { see, press, type, hear } = await openTree(page, '/tax-faq');
  await type('searchbox', 'Search the questions', 'logbook');
  await hear(/^\d+ questions? (?:is|are) listed\.$/);
  await see('heading', /car or ute/, { states: { level: 3 } });
  await see('DisclosureTriangleGrouped', /car or ute/, { states: { expanded: false } });
  await press('DisclosureTriangleGrouped', /car or ute/);
  await see('DisclosureTriangleGrouped', /car or ute/, { states: { expanded: true } });
  await press('button', 'Clear the search');
  await see('searchbox', 'Search the questions', { value: '', states: { focused: true } });
});

test('opens the menus of a wide and a narrow window', async ({ page }) => {
  const { see, press } = await openTree(page, '/privacy');
  await see('button', 'Locations', { states: { expanded: false } });
  await press('button', 'Locations');
  await see('button', 'Locations', { states: { expanded: true } });
  await press('link', 'Wellington');
  await expect(page).toHaveURL('/wellington');

  await page.setViewportSize({ width: 360, height: 740 });
  await see('button', 'Menu', { states: { expanded: false } });
  await press('button', 'Menu');
  await see('button', /Menu|Close/, { states: { expanded: true } });
});

test('rejects an incomplete message, then accepts it', async ({ page }) => {
  const { see, press, type } = await openTree(page, '/contact');
  await see('textbox', 'Full name', { states: { required: true, invalid: 'false' } });
  await press('button', 'Send message');
  await see('group', 'There is a problem', { states: { focused: true } });
  await see('textbox', 'Full name', {
    states: { invalid: 'true' },
    description: expect.stringContaining('Enter your full name'),
  });
  await type('textbox', 'Full name', 'Mere Ngata');
  await see('textbox', 'Full name', { value: 'Mere Ngata', states: { invalid: 'false' } });
});
