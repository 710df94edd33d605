import { expect } from '@playwright/test';
import * as v from 'valibot';
import { leadsOf } from '#e2e/form-handler.ts';
import { newEmail } from '#e2e/wizard-driver.ts';
import type { Visit } from './visit.ts';
import { elementSchema } from './web-driver.ts';
import { test } from './webkit-test.ts';

/** Sends a message from the contact page. Returns its email address. */
async function sendMessage(visit: Visit): Promise<string> {
  const email = newEmail();
  await visit.open('/contact');
  await visit.fill('textbox', 'Full name', 'Mere Ngata');
  await visit.fill('textbox', 'Email address', email);
  await visit.choose('Subject', 'A complaint');
  await visit.fill('textbox', 'Message', 'Tēnā koe');
  await visit.press('button', 'Send message');
  return email;
}

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ width });

    test('a message arrives as typed', async ({ visit }) => {
      const email = await sendMessage(visit);
      await visit.read('main [role="status"]', /^Your message has arrived/);
      expect(await leadsOf(email)).toEqual([
        {
          form: 'contact',
          values: { name: 'Mere Ngata', email, subject: 'complaint', message: 'Tēnā koe' },
        },
      ]);
    });

    test.describe('before the scripts', () => {
      test.use({ pageLoadStrategy: 'none' });

      test('what is typed while the page is hydrated is kept', async ({ visit, front }) => {
        const release = front.hold(/entry-client/);
        await visit.open('/contact');
        const name = 'Mere Ngata of the Wairarapa '.repeat(4);
        const typing = visit.fill('textbox', 'Full name', name);
        release();
        await typing;
        await visit.hydrated();
        const shown = await visit.run(
          v.string(),
          () => document.querySelector<HTMLInputElement>('#contact-name')?.value,
        );
        expect(shown).toBe(name);
      });
    });

    test('a quick quote arrives', async ({ visit }) => {
      const email = newEmail();
      await visit.open('/wellington');
      if (width < 768) {
        const opener = () => document.querySelector('details:has(form) > summary');
        await visit.click(await visit.run(elementSchema, opener));
      }
      await visit.fill('textbox', 'Your name (required)', 'Mere Ngata');
      await visit.fill('textbox', 'Email address (required)', email);
      await visit.choose('Who the tax is for (required)', 'Sole Trader');
      await visit.choose('Service you need (required)', 'GST Returns');
      await visit.press('button', 'Get my free quote');
      await visit.read('main [role="status"]', /^Your request has arrived/);
      expect(await leadsOf(email)).toHaveLength(1);
    });

    test('after a 503 a message is delivered once', async ({ visit, front }) => {
      const end = front.failPosts(503);
      const email = await sendMessage(visit);
      await visit.read('main [role="status"]', /^Your message is still being delivered/);
      expect(await leadsOf(email)).toEqual([]);
      end();
      await visit.read('main [role="status"]', /^Your message has arrived/);
      expect(await leadsOf(email)).toHaveLength(1);
    });

    test('a page opens though its file is gone, and so does the next', async ({ visit, front }) => {
      await visit.open('/privacy');
      await visit.hydrated();
      front.loseOnce(/near-me-page-.*\.js$/);
      await visit.press('link', 'Near Me', 'footer');
      await visit.see('heading', 'Find tax accountants near you');
      await visit.hydrated();
      front.loseOnce(/gst-calculator-page-.*\.js$/);
      await visit.press('link', 'GST Calculator', 'footer');
      await visit.see('heading', 'GST calculator');
      await visit.fill('textbox', 'Amount', '115');
      await visit.read('#calculator output', /\$132\.25/);
    });
  });
}
