import { expect, type Page } from '@playwright/test';
import { pagePaths } from '#tests/site/page-weight.ts';
import { documentAt } from './built-document.ts';
import { respondToPosts, watchPosts } from './form-handler.ts';
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

test('can be sent by keyboard', async ({ page }) => {
  const { keyboard } = page;
  const posts = watchPosts(page);
  await openForm(page, '/contact');
  await field(page, 'Full name').focus();
  await keyboard.type('Mere Ngata');
  await keyboard.press('Tab');
  await keyboard.type('mere@example.co.nz');
  await keyboard.press('Tab');
  await keyboard.type('Feed');
  await keyboard.press('Tab');
  await keyboard.type('Kia ora');
  await keyboard.press('Enter');
  await keyboard.type('Mere');
  await keyboard.press('Tab');
  await expect(
    leadForm(page).getByRole('link', { name: 'How we look after your details' }),
  ).toBeFocused();
  await keyboard.press('Tab');
  await expect(submit(page)).toBeFocused();
  await keyboard.press('Enter');
  await expect(leadForm(page).getByRole('heading', { name: 'Thank you' })).toBeFocused();
  await expect(leadForm(page).getByRole('status')).toHaveText(
    'Your message has arrived, and we will answer by email.',
  );
  expect([...new URLSearchParams(posts[0]?.postData() ?? '')]).toEqual([
    ['form-name', 'contact'],
    ['name', 'Mere Ngata'],
    ['email', 'mere@example.co.nz'],
    ['subject', 'feedback'],
    ['message', 'Kia ora\nMere'],
    ['bot-field', ''],
  ]);
});

test('typed values survive a reload and another page', async ({ page }) => {
  await openForm(page, '/contact');
  const values = await fillInMessage(page);
  await page.reload();
  await seeState(page, 'open.editing');
  await expect(field(page, 'Message')).toHaveValue(values.message);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  await page.goBack();
  await expect(field(page, 'Message')).toHaveValue(values.message);
  await expect(field(page, 'Subject')).toHaveValue('complaint');
});

/** Whether two fields are side by side. */
async function areSideBySide(page: Page, ...labels: readonly string[]): Promise<boolean> {
  const boxes = await Promise.all(labels.map((label) => field(page, label).boundingBox()));
  return new Set(boxes.map((box) => box?.y)).size === 1;
}

test('the default variant has two columns from 768 pixels, the compact one has one, and a hero has four', async ({
  page,
}) => {
  for (const [path, width, last, expected] of [
    ['/tax-faq', 768, 'Email address (required)', true],
    ['/tax-faq', 767, 'Email address (required)', false],
    ['/tax-faq', 1280, 'Where you are based (required)', false],
    ['/blog/bright-line-test-explained', 1280, 'Email address (required)', false],
    ['/wellington', 1280, 'Where you are based (required)', true],
    ['/wellington', 768, 'Email address (required)', true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    if (!page.url().endsWith(path)) await openForm(page, path);
    expect(await areSideBySide(page, 'Your name (required)', last), `${path} at ${width}`).toBe(
      expected,
    );
  }
});

test('a hero’s form ends on the first screen of a desktop @release', async ({ page }) => {
  const heroes = pagePaths('dist').filter((path) =>
    documentAt(path).includes('id="hero-quote-name"'),
  );
  expect(heroes).toContain('/wellington');
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of heroes) {
    await openForm(page, path);
    const box = await leadForm(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0), path).toBeLessThan(800);
  }
});

for (const width of [360, 1280]) {
  const tag = width === 360 ? [] : '@release';
  test(`at ${width} pixels scrolls to the outcome, rejected or sent`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    for (const [path, fillIn] of [
      ['/wellington', fillInQuickQuote],
      ['/contact', fillInMessage],
    ] as const) {
      await openForm(page, path);
      await submit(page).click();
      const problem = leadForm(page).getByRole('heading', { name: 'There is a problem' });
      await expect(leadForm(page).getByRole('group', { name: 'There is a problem' })).toBeFocused();
      await expect(problem).toBeInViewport({ ratio: 1 });
      await fillIn(page);
      // By key: a second click in one place is ignored at first.
      await submit(page).press('Enter');
      const thanks = leadForm(page).getByRole('heading', { name: 'Thank you' });
      await expect(thanks).toBeFocused();
      await expect(thanks).toBeInViewport({ ratio: 1 });
      await expect(leadForm(page).getByRole('status')).toBeInViewport();
    }
  });
}

test('shows a failure below the pressed button on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await respondToPosts(page, (route) => route.abort('internetdisconnected'));
  await openForm(page, '/wellington');
  await fillInQuickQuote(page);
  // At the bottom of the screen, where a thumb presses it: text under it is out of sight.
  await submit(page).evaluate((end) => end.scrollIntoView({ block: 'end' }));
  await submit(page).click();
  await expect(leadForm(page).getByRole('alert')).toBeInViewport({ ratio: 1 });
  await expect(submit(page)).toBeInViewport({ ratio: 1 });
});
