import { expect } from '@playwright/test';
import { leadsOf, watchPosts } from './form-handler.ts';
import { field, fillInQuickQuote, leadForm, openForm, submit } from './lead-form-driver.ts';
import { test } from './test.ts';

test('a quick quote reaches the form handler, and is confirmed', async ({ page }) => {
  const posts = watchPosts(page);
  await openForm(page, '/wellington');
  const values = await fillInQuickQuote(page);
  await submit(page).click();

  await expect(leadForm(page).getByRole('heading', { name: 'Thank you' })).toBeFocused();
  await expect(leadForm(page).getByRole('status')).toHaveText(
    'Your request has arrived. It goes to up to three accountants who fit your answers, and to nobody else. They promise to reply within 24 hours on working days, by email or, if you gave a number, by phone. If nobody fits, we write to you and say so. You do not have to choose any of them.',
  );
  await expect(submit(page)).toHaveCount(0);
  expect(posts).toHaveLength(1);
  expect((await posts[0]?.allHeaders())?.['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
  expect([...new URLSearchParams(posts[0]?.postData() ?? '')]).toEqual([
    ['form-name', 'quick-quote'],
    ...Object.entries(values),
    ['bot-field', ''],
  ]);
  expect(await leadsOf(values.email)).toEqual([
    { form: 'quick-quote', values: { ...values, message: '', firm: '' } },
  ]);

  await openForm(page, '/wellington');
  await expect(field(page, 'Your name (required)')).toHaveValue('');
});
