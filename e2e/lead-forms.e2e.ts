import { expect, type Page } from '@playwright/test';
import { pagePaths } from '#src/build/pages/page-paths.ts';
import { lookFromAllSides } from './axe.ts';
import { documentAt } from './built-document.ts';
import { answerPosts, leadsOf, watchPosts } from './form-handler.ts';
import {
  field,
  fillInMessage,
  fillInQuickQuote,
  leadForm,
  openForm,
  seeState,
  submit,
} from './lead-form-driver.ts';
import { test } from './recorded-test.ts';

test('with something missing, a press says what; each link leads to its field', async ({
  page,
}) => {
  const posts = watchPosts(page);
  await openForm(page, '/tax-faq');
  await submit(page).click();
  const summary = leadForm(page).getByRole('group', { name: 'There is a problem' });
  await expect(summary.getByRole('heading', { name: 'There is a problem' })).toBeFocused();
  await expect(summary.getByRole('listitem')).toHaveText([
    'Enter your name',
    'Enter your email address',
    'Choose where you are based',
    'Choose who the tax is for',
    'Choose the service you need',
  ]);
  await summary.getByRole('link', { name: 'Choose the service you need' }).click();
  await expect(field(page, 'Service you need (required)')).toBeFocused();
  await expect(field(page, 'Service you need (required)')).toBeInViewport();
  await page.keyboard.type('Book');
  await expect(summary.getByRole('listitem')).toHaveCount(4);
  expect(posts).toEqual([]);
});

test('by keyboard alone', async ({ page }) => {
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
  expect([...new URLSearchParams(posts[0]?.postData() ?? '')]).toEqual([
    ['form-name', 'contact'],
    ['name', 'Mere Ngata'],
    ['email', 'mere@example.co.nz'],
    ['subject', 'feedback'],
    ['message', 'Kia ora\nMere'],
    ['bot-field', ''],
  ]);
});

test('a press straight from an odd phone number is not lost to the remark on it', async ({
  page,
}) => {
  await openForm(page, '/wellington');
  await fillInQuickQuote(page);
  await field(page, 'Phone number (optional)').pressSequentially('12 34');
  await submit(page).click();
  await seeState(page, 'sent');
});

test('an odd phone number is remarked on once it is left', async ({ page }) => {
  await openForm(page, '/wellington');
  const phone = field(page, 'Phone number (optional)');
  await phone.fill('12 34');
  await expect(phone).toHaveAccessibleDescription('');
  await phone.press('Tab');
  await expect(phone).toHaveAccessibleDescription(
    'Check this number: a New Zealand one looks like 021 555 0123 or 09 555 1234.',
  );
});

test('what was typed outlives a reload and a look at another page', async ({ page }) => {
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

test('what is typed and pressed before its code has come is sent once, when it has', async ({
  page,
}) => {
  let letCodeThrough: () => void = () => {};
  const wanted = new Promise<void>((resolve) => (letCodeThrough = resolve));
  await page.route('**/*.js', async (route) => {
    await wanted;
    await route.continue();
  });
  const posts = watchPosts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  const values = await fillInMessage(page);
  await submit(page).click();
  await field(page, 'Full name').press('Enter');
  await expect(page).toHaveURL('/contact');
  expect(posts).toEqual([]);

  letCodeThrough();
  await seeState(page, 'sent');
  expect(posts).toHaveLength(1);
  expect(await leadsOf(values.email)).toHaveLength(1);
});

test('a message of 6,000 characters is kept whole and refused with its limit', async ({ page }) => {
  await openForm(page, '/contact');
  await fillInMessage(page);
  await field(page, 'Message').fill('m'.repeat(6000));
  await submit(page).click();
  await expect(field(page, 'Message')).toHaveAccessibleDescription(
    'Please leave out IRD numbers, bank details and tax papers. Message must be 5000 characters or fewer',
  );
  await expect(field(page, 'Message')).toHaveValue('m'.repeat(6000));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/wellington', '/contact']) {
    test(`${path}: the form can be sent`, async ({ page }) => {
      await page.goto(path);
      await expect(submit(page)).toBeVisible();
      await expect(leadForm(page).locator('form')).toHaveAttribute('method', 'post');
    });
  }
});

/** Whether two fields are side by side. */
async function areSideBySide(page: Page, ...labels: readonly string[]): Promise<boolean> {
  const boxes = await Promise.all(labels.map((label) => field(page, label).boundingBox()));
  return new Set(boxes.map((box) => box?.y)).size === 1;
}

test('the default variant has two columns from 768 pixels, the compact one never; a hero’s has four', async ({
  page,
}) => {
  for (const [path, width, last, expected] of [
    ['/tax-faq', 768, 'Email address (required)', true],
    ['/tax-faq', 767, 'Email address (required)', false],
    ['/tax-faq', 1280, 'Where you are based (required)', false],
    ['/blog/bright-line-test-explained', 1280, 'Email address (required)', false],
    ['/wellington', 1280, 'Where you are based (required)', true],
    ['/wellington', 768, 'Email address (required)', true],
    ['/wellington', 360, 'Email address (required)', false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await openForm(page, path);
    expect(await areSideBySide(page, 'Your name (required)', last), `${path} at ${width}`).toBe(
      expected,
    );
  }
});

test('a hero with a form ends on the first screen of a desktop', async ({ page }) => {
  const heroes = pagePaths('dist').filter((path) =>
    documentAt(path).includes('id="hero-quote-name"'),
  );
  expect(heroes.length).toBeGreaterThanOrEqual(12);
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of heroes) {
    await openForm(page, path);
    const box = await leadForm(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0), path).toBeLessThan(800);
  }
});

for (const [path, town] of [
  ['/wellington', 'wellington'],
  ['/nelson', 'nelson'],
  ['/wellington/gst-returns', 'wellington'],
  ['/small-business-tax', ''],
] as const) {
  test(`${path}: the form starts with the town '${town}'`, async ({ page }) => {
    await openForm(page, path);
    await expect(field(page, 'Where you are based (required)')).toHaveValue(town);
  });
}

for (const width of [360, 1280]) {
  test(`at ${width} pixels the answer to a press is in sight, refused or sent`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    for (const [path, fillIn] of [
      ['/wellington', fillInQuickQuote],
      ['/nelson', fillInQuickQuote],
      ['/contact', fillInMessage],
    ] as const) {
      await openForm(page, path);
      await submit(page).click();
      const problem = leadForm(page).getByRole('heading', { name: 'There is a problem' });
      await expect(problem).toBeFocused();
      await expect(problem).toBeInViewport({ ratio: 1 });
      await fillIn(page);
      // By key: a second press of the mouse in one place answers nothing at first.
      await submit(page).press('Enter');
      const thanks = leadForm(page).getByRole('heading', { name: 'Thank you' });
      await expect(thanks).toBeFocused();
      await expect(thanks).toBeInViewport({ ratio: 1 });
      await expect(leadForm(page).getByRole('status')).toBeInViewport();
    }
  });
}

for (const [path, fillIn] of [
  ['/wellington', fillInQuickQuote],
  ['/contact', fillInMessage],
] as const) {
  test(`${path}: a failure is in sight on a phone, under the button that was pressed`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await answerPosts(page, (route) => route.abort('internetdisconnected'));
    await openForm(page, path);
    await fillIn(page);
    await submit(page).click();
    await expect(leadForm(page).getByRole('alert')).toBeInViewport({ ratio: 1 });
    await expect(submit(page)).toBeInViewport({ ratio: 1 });
  });
}

for (const path of ['/wellington', '/tax-faq', '/contact']) {
  test(`${path}: a refused form is accessible`, async ({ page }) => {
    await openForm(page, path);
    await submit(page).click();
    await seeState(page, 'open.invalid');
    await lookFromAllSides(page, 'a refused form');
  });
}
