import { expect, type Page } from '@playwright/test';
import { lookFromAllSides } from './axe.ts';
import { watchPosts } from './form-handler.ts';
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

/** What a page logs from now on: the values of each message. */
function watchLog(page: Page): readonly unknown[] {
  const logged: unknown[] = [];
  page.on('console', async (message) => {
    logged.push(await Promise.all(message.args().map((value) => value.jsonValue())));
  });
  return logged;
}

for (const { path, fillIn } of [
  { path: '/wellington', fillIn: fillInQuickQuote },
  { path: '/contact', fillIn: fillInMessage },
]) {
  test(`${path}: a press logs the values in one message, and nothing more`, async ({ page }) => {
    await openForm(page, path);
    const values = await fillIn(page);
    const posts = watchPosts(page);
    const logged = watchLog(page);
    await submit(page).click();
    await expect.poll(() => logged).toEqual([[values]]);
    await seeState(page, 'open.editing');
    await expect(leadForm(page).getByRole('status')).toBeEmpty();
    await expect(leadForm(page).getByRole('alert')).toHaveCount(0);
    await expect(page.getByText('Thank you')).toHaveCount(0);
    await expect(leadForm(page).getByLabel(/^Email address/)).toHaveValue(values.email);
    expect(posts).toEqual([]);
    expect(new URL(page.url()).search).toBe('');
    expect(logged).toHaveLength(1);
  });
}

test('with something missing, a press says what; each link leads to its field', async ({
  page,
}) => {
  const logged = watchLog(page);
  await openForm(page, '/wellington');
  await submit(page).click();
  const summary = leadForm(page).getByRole('alert');
  await expect(summary.getByRole('heading', { name: 'There is a problem' })).toBeFocused();
  await expect(summary.getByRole('listitem')).toHaveText([
    'Enter your name',
    'Enter your email address',
    'Choose where you are based',
    'Choose the kind of taxpayer you are',
    'Choose the service you need',
  ]);
  await summary.getByRole('link', { name: 'Choose the service you need' }).click();
  await expect(field(page, 'Service you need (required)')).toBeFocused();
  await expect(field(page, 'Service you need (required)')).toBeInViewport();
  await page.keyboard.type('Book');
  await expect(summary.getByRole('listitem')).toHaveCount(4);
  expect(logged).toEqual([]);
});

test('by keyboard alone', async ({ page }) => {
  const { keyboard } = page;
  const logged = watchLog(page);
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
  await expect(submit(page)).toBeFocused();
  await keyboard.press('Enter');
  await expect
    .poll(() => logged)
    .toEqual([
      [
        {
          name: 'Mere Ngata',
          email: 'mere@example.co.nz',
          subject: 'feedback',
          message: 'Kia ora\nMere',
        },
      ],
    ]);
});

test('a press straight from an odd phone number is not lost to the remark on it', async ({
  page,
}) => {
  const logged = watchLog(page);
  await openForm(page, '/wellington');
  await fillInQuickQuote(page);
  await field(page, 'Phone number (optional)').pressSequentially('12 34');
  await submit(page).click();
  await expect.poll(() => logged).toHaveLength(1);
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

test('before its code has come, a press sends nobody anywhere and typing is kept', async ({
  page,
}) => {
  let letCodeThrough: () => void = () => {};
  const wanted = new Promise<void>((resolve) => (letCodeThrough = resolve));
  await page.route('**/*.js', async (route) => {
    await wanted;
    await route.continue();
  });
  const posts = watchPosts(page);
  const logged = watchLog(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  const values = await fillInMessage(page);
  await submit(page).click();
  await field(page, 'Full name').press('Enter');
  await expect(page).toHaveURL('/contact');
  expect(posts).toEqual([]);

  letCodeThrough();
  await seeState(page, 'open.editing');
  await expect(field(page, 'Message')).toHaveValue(values.message);
  await submit(page).click();
  await expect.poll(() => logged).toEqual([[values]]);
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
    test(`${path}: a link to the quote request stands in the place of the form`, async ({
      page,
    }) => {
      await page.goto(path);
      await expect(leadForm(page)).toBeHidden();
      const instead = page.locator('[data-without-script]').getByRole('link', {
        name: 'quote request',
      });
      await expect(instead).toBeVisible();
      await instead.click();
      await expect(page).toHaveURL('/quote');
    });
  }
});

/** Whether the field for the name and that for the e-mail address stand side by side. */
async function areSideBySide(page: Page): Promise<boolean> {
  const name = await field(page, 'Your name (required)').boundingBox();
  const email = await field(page, 'Email address (required)').boundingBox();
  return name?.y === email?.y;
}

test('the default variant has two columns from 768 pixels, the compact one never', async ({
  page,
}) => {
  for (const [path, width, expected] of [
    ['/tax-faq', 768, true],
    ['/tax-faq', 767, false],
    ['/wellington', 1280, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await openForm(page, path);
    expect(await areSideBySide(page), `${path} at ${width}`).toBe(expected);
  }
});

for (const path of ['/wellington', '/tax-faq', '/contact']) {
  test(`${path}: a refused form is accessible`, async ({ page }) => {
    await openForm(page, path);
    await submit(page).click();
    await seeState(page, 'open.invalid');
    await lookFromAllSides(page, 'a refused form');
  });
}
