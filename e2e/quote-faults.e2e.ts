import { expect, type Page } from '@playwright/test';
import { test } from './answered-visit.ts';
import { respondToPosts, watchPosts } from './form-handler.ts';
import { button, field, pressSubmit, seeStep } from './wizard-driver.ts';

/** Expects step 6 with the alert of the error catalogue, and every answer still there. */
async function seeFailure(page: Page, email: string): Promise<void> {
  await seeStep(page, 6);
  await expect(page.getByRole('alert')).toHaveText(
    'There was an error submitting the form. Please try again or contact us directly.',
  );
  await expect(
    page.getByText('Call 0800 000 000 or write to hello@waymark.example.'),
  ).toBeVisible();
  await expect(field(page, 'Email address')).toHaveValue(email);
  await expect(button(page, 'Send my request')).toBeEnabled();
}

const keysOf = (posts: ReturnType<typeof watchPosts>): (string | undefined)[] =>
  posts.map((post) => post.headers()['idempotency-key']);

test('a retry keeps its key across a reload, and changed answers get a new one', async ({
  page,
  fillInEverything,
}) => {
  const posts = watchPosts(page);
  await respondToPosts(page, (route) => route.abort());
  const email = await fillInEverything();
  await pressSubmit(page);
  await seeFailure(page, email);
  await page.reload();
  await expect(field(page, 'Email address')).toHaveValue(email);
  await pressSubmit(page);
  await seeFailure(page, email);
  await field(page, 'Phone number (optional)').fill('021 555 0123');
  await pressSubmit(page);
  await seeFailure(page, email);
  const [first, second, third] = keysOf(posts);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('a double press sends one request', async ({ page, fillInEverything }) => {
  const posts = watchPosts(page);
  await fillInEverything();
  await button(page, 'Send my request').dblclick();
  await seeStep(page, 7);
  expect(posts).toHaveLength(1);
});
