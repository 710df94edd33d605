import { expect } from '@playwright/test';
import { Key } from 'selenium-webdriver';
import { leadsOf } from '#e2e/form-handler.ts';
import { newEmail } from '#e2e/wizard-driver.ts';
import { test } from './webkit-test.ts';

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, { tag: width === 390 ? [] : '@release' }, () => {
    test.use({ width });

    test('a menu gives the focus back, and leads to a page', async ({ visitor }) => {
      const menu = width < 768 ? 'Menu' : 'Tools';
      await visitor.open('/terms');
      await visitor.press(menu, 'header');
      await visitor.driver.actions().sendKeys(Key.ESCAPE).perform();
      await visitor.read('focus', new RegExp(`^${menu}$`));
      await visitor.press(menu, 'header');
      await visitor.press('GST Calculator', 'header');
      await visitor.read('h1', /^GST calculator$/);
    });

    test('the calculators calculate', async ({ visitor }) => {
      await visitor.open('/tax-calculator');
      await visitor.type('Annual gross income', '65000', Key.ENTER);
      await visitor.read('#calculator output', /\$4,345 a month/);
      await visitor.open('/gst-calculator');
      await visitor.type('Amount', '115');
      await visitor.read('#calculator output', /\$132\.25/);
    });

    test('the wizard sends, also by Back and a reload', async ({ visitor }) => {
      const email = newEmail();
      await visitor.open('/quote');
      await visitor.press('Company');
      await visitor.read('focus', /Where are you based\?$/);
      await visitor.driver.navigate().back();
      // A second press in one place within half a second would be no answer; a key is one.
      await visitor.type('Company', Key.ENTER);
      await visitor.press('Whangārei');
      await visitor.read('h1', /What do you need help with\?$/);
      await visitor.driver.navigate().refresh();
      await visitor.press('GST Returns');
      await visitor.type('Within 3 months', Key.ENTER);
      await visitor.type('First name', 'Mere');
      await visitor.type('Last name', 'Ngata', Key.ENTER);
      await visitor.type('Email address', email);
      await visitor.press('Send my request');
      await visitor.read('h1', /Thank you, Mere$/);
      const values = { businessType: 'company', location: 'whangarei', urgency: 'quarter' };
      expect(await leadsOf(email)).toMatchObject([{ values }]);
    });

    test('a form focuses what is missing, and is sent', async ({ visitor }) => {
      const email = newEmail();
      await visitor.open('/contact');
      await visitor.type('Full name', 'Mere Ngata');
      await visitor.type('Email address', email);
      await visitor.press('Send message');
      await visitor.read('focus', /There is a problem/);
      await visitor.choose('Subject', 'complaint');
      await visitor.type('Message', 'Tēnā koe');
      await visitor.press('Send message');
      await visitor.read('main [role="status"]', /^Your message has arrived/);
      const values = { name: 'Mere Ngata', subject: 'complaint', message: 'Tēnā koe' };
      expect(await leadsOf(email)).toMatchObject([{ values }]);
    });
  });
}
