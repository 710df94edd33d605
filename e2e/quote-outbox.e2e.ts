import { expect } from '@playwright/test';
import { test } from './answered-visit.ts';
import { seeNoViolations } from './axe.ts';
import { keptLeads, respondToPosts, leadsOf, letPostsThrough, watchPosts } from './form-handler.ts';
import { open, watchProblems } from './hydration.ts';
import { pass, pressSubmit, stopClock } from './wizard-driver.ts';

const delivering =
  'Your request is still being delivered. It is kept safely in this browser and we keep trying; you can leave this page open or come back to the site later.';

test('after a server error the thank-you says so, and delivers within 15 seconds', async ({
  page,
  sendInVain,
}) => {
  const posts = watchPosts(page);
  const email = await sendInVain();
  await expect(page.getByRole('status')).toHaveText(delivering);
  const kept = await keptLeads(page);
  expect(kept).toHaveLength(1);
  expect(kept[0]).toContain(encodeURIComponent(email));
  expect(await leadsOf(email)).toEqual([]);

  await letPostsThrough(page);
  await pass(page, 15_000);
  await expect(page.getByRole('status')).toHaveText('Your request has arrived.');
  expect(await keptLeads(page)).toEqual([]);
  expect(await leadsOf(email)).toHaveLength(1);
  expect(posts).toHaveLength(2);
  expect(posts[1]?.headers()['idempotency-key']).toBe(posts[0]?.headers()['idempotency-key']);
  expect(posts[1]?.postData()).toBe(posts[0]?.postData());
});

test('delivers the lead of a closed tab in another one, days later @release', async ({
  page,
  context,
  sendInVain,
}) => {
  const email = await sendInVain();
  await page.close();

  const later = await context.newPage();
  await later.clock.install({ time: new Date('2026-11-24T10:00:00+13:00') });
  await open(later, '/tax-faq');
  await context.setOffline(true);
  await later.clock.fastForward(3 * 24 * 3_600_000);
  expect(await keptLeads(later)).toHaveLength(1);
  await context.setOffline(false);
  await expect.poll(() => keptLeads(later)).toEqual([]);
  expect(await leadsOf(email)).toHaveLength(1);
});

test('delivers at once when the network comes back', async ({ page, context, sendInVain }) => {
  await sendInVain();
  await letPostsThrough(page);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.getByRole('status')).toHaveText('Your request has arrived.');
});

test('a later visit reports a rejected lead, and deletes it on request', async ({
  page,
  sendInVain,
}) => {
  await sendInVain();
  await respondToPosts(page, (route) => route.fulfill({ status: 400 }));
  await open(page, '/gst-calculator');
  await pass(page, 15_000);
  await expect(page.getByRole('alert')).toContainText(
    'A form you sent from this browser could not be delivered. Please call 0800 000 000 or write to hello@waymark.example and we will take your details ourselves.',
  );
  await page.setViewportSize({ width: 360, height: 740 });
  await page.clock.resume();
  await seeNoViolations(page, 'a form that was refused for good');

  await page.goto('/quote');
  await page.getByRole('button', { name: 'Delete my details from this browser' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await keptLeads(page)).toEqual([]);
});

test('loses no lead when the page closes before the response', async ({
  page,
  context,
  fillInEverything,
}) => {
  await stopClock(page);
  // The server never responds.
  await respondToPosts(page, () => new Promise(() => {}));
  const email = await fillInEverything();
  await pressSubmit(page);
  await expect.poll(() => keptLeads(page)).toHaveLength(1);
  await page.close();

  const next = await context.newPage();
  const posts = watchPosts(next);
  await open(next, '/gst-calculator');
  await pass(next, 15_000);
  await expect.poll(() => keptLeads(next)).toEqual([]);
  expect(posts).toHaveLength(1);
  expect(await leadsOf(email)).toHaveLength(1);
});

test('a page hydrates without errors beside a rejected lead @release', async ({ page }) => {
  const problems = watchProblems(page);
  await page.addInitScript(() => {
    const entry = { key: 'refused', body: 'form-name=quote', refused: true };
    localStorage.setItem('waymark.outbox.refused', JSON.stringify(entry));
  });
  await page.goto('/');
  await expect(page.getByText('A form you sent from this browser')).toBeVisible();
  expect(problems).toEqual([]);
});
