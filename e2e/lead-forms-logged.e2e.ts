import { expect, type Page } from '@playwright/test';
import { watchPosts } from './form-handler.ts';
import {
  fillInMessage,
  fillInQuickQuote,
  leadForm,
  openForm,
  seeState,
  submit,
} from './lead-form-driver.ts';
import { test } from './logging-site.ts';

// One worker, so that the site is built once.
test.describe.configure({ mode: 'default' });

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
    await expect(leadForm(page).getByText('The button below sends nothing yet.')).toBeVisible();
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
