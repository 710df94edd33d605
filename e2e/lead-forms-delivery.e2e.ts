import { expect } from '@playwright/test';
import { respondToPosts, leadsOf, letPostsThrough, watchPosts } from './form-handler.ts';
import {
  field,
  fillInMessage,
  fillInQuickQuote,
  leadForm,
  openForm,
  seeState,
  submit,
} from './lead-form-driver.ts';
import { test } from './test.ts';

const thanks = { name: 'Thank you', exact: true };

test('a quick quote reaches the form handler, and is confirmed', async ({ page }) => {
  const posts = watchPosts(page);
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await openForm(page, '/wellington');
  const values = await fillInQuickQuote(page);
  await submit(page).click();

  await expect(leadForm(page).getByRole('heading', thanks)).toBeFocused();
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
  expect(messages).toEqual([]);

  await page.reload();
  await seeState(page, 'open.editing');
  await expect(field(page, 'Your name (required)')).toHaveValue('');
});

test('shows a failure in the specified words; a retry makes no second lead', async ({ page }) => {
  const posts = watchPosts(page);
  await openForm(page, '/contact');
  const values = await fillInMessage(page);
  // The handler stores the lead, and its response is lost.
  await respondToPosts(page, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await submit(page).click();
  await expect(leadForm(page).getByRole('alert')).toContainText(
    'There was an error submitting the form. Please try again or contact us directly.',
  );
  await expect(field(page, 'Message')).toHaveValue(values.message);

  await letPostsThrough(page);
  await submit(page).click();
  await seeState(page, 'sent');
  expect(posts).toHaveLength(2);
  expect(await leadsOf(values.email)).toHaveLength(1);
});
