import { expect, type Page, type Route } from '@playwright/test';
import { test } from './answered-visit.ts';
import { respondToPosts, leadsOf, letPostsThrough, watchPosts } from './form-handler.ts';
import { pass } from './wizard-driver.ts';

/** Long enough for a delivery attempt, too short for its timeout. */
const untilTried = 6000;

/**
 * Opens a second tab on another page, which finds the first one’s pending lead. Both share a clock.
 */
async function openSecondTab(first: Page): Promise<Page> {
  const second = await first.context().newPage();
  await second.goto('/gst-calculator');
  await second.locator('html[data-hydrated]').waitFor();
  return second;
}

/** Holds the responses to form posts of some tabs. */
async function holdPosts(...tabs: readonly Page[]): Promise<readonly Route[]> {
  const held: Route[] = [];
  for (const tab of tabs) await respondToPosts(tab, async (route) => void held.push(route));
  return held;
}

test('one of two tabs delivers a shared lead, and the other shows it', async ({
  page,
  sendInVain,
}) => {
  const email = await sendInVain();
  const second = await openSecondTab(page);
  const held = await holdPosts(page, second);
  const posts = [watchPosts(page), watchPosts(second)];
  await pass(page, untilTried);
  await expect.poll(() => held.length).toBe(1);

  await held[0]?.continue();
  await expect(page.getByRole('status')).toHaveText('Your request has arrived.');
  await page.clock.fastForward(3_600_000);
  expect(posts.flat()).toHaveLength(1);
  expect(await leadsOf(email)).toHaveLength(1);
});

test('the other tab delivers a lead whose tab closes during delivery @release', async ({
  page,
  sendInVain,
}) => {
  const email = await sendInVain();
  const held = await holdPosts(page);
  await pass(page, untilTried);
  await expect.poll(() => held.length).toBe(1);
  const second = await openSecondTab(page);
  await page.close();
  await letPostsThrough(second);
  // The browser decides when to hand over a closed tab’s lead: time passes until then.
  const posts = watchPosts(second);
  const passUntilPosted = async () => {
    await pass(second, untilTried);
    return posts.length;
  };
  await expect.poll(passUntilPosted).toBeGreaterThan(0);
  await expect.poll(async () => (await leadsOf(email)).length).toBe(1);
});
