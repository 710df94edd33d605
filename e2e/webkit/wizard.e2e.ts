import { expect } from '@playwright/test';
import { specifiedLeadsOf } from '#e2e/form-handler.ts';
import { newEmail } from '#e2e/wizard-driver.ts';
import { test } from './webkit-test.ts';

for (const width of [390, 1280]) {
  test.describe(`the wizard at ${width} px`, () => {
    test.use({ width });

    test('leads to the thank-you, also by Back, Forward and a reload', async ({ visit }) => {
      const email = newEmail();
      await visit.open('/quote');
      await visit.press('radio', 'Company');
      await visit.read('h1', /Where are you based\?$/);
      await visit.back();
      await visit.read('h1', /Who is the tax for\?$/);
      await visit.forward();
      await visit.read('h1', /Where are you based\?$/);
      await visit.press('radio', 'Whangārei');
      await visit.read('h1', /What do you need help with\?$/);
      await visit.reload();
      await visit.press('checkbox', 'GST Returns');
      await visit.press('checkbox', 'Payroll Services');
      await visit.read('h1', /How soon do you need it\?$/);
      await visit.press('radio', 'Within 3 months');
      await visit.read('h1', /What is your name\?$/);
      await visit.fill('textbox', 'First name', 'Mere');
      await visit.fill('textbox', 'Last name', 'Ngata');
      await visit.press('button', 'Continue');
      await visit.read('h1', /Where should the quotes go\?$/);
      await visit.reload();
      await visit.fill('textbox', 'Email address', email);
      await visit.press('button', 'Get my free quotes');
      await visit.read('h1', /Thank you, Mere$/);
      await visit.read('[role="status"]', /^Your request has arrived\.$/);
      expect(await specifiedLeadsOf(email)).toEqual([
        {
          form: 'quote',
          values: {
            businessType: 'company',
            location: 'whangarei',
            services: ['gst-returns', 'payroll'],
            urgency: 'quarter',
            firstName: 'Mere',
            lastName: 'Ngata',
            email,
            phone: '',
            businessName: '',
            yearsBehind: '',
            turnover: '',
            message: '',
          },
        },
      ]);
    });

    test.describe('before the scripts', () => {
      test.use({ pageLoadStrategy: 'none' });

      test('counts a press before the scripts', async ({ visit, front }) => {
        const release = front.hold(/entry-client/);
        await visit.open('/quote');
        await visit.press('radio', 'Company');
        release();
        await visit.read('h1', /Where are you based\?$/);
      });
    });
  });
}
