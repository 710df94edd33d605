import { expect } from '@playwright/test';
import { test } from './test.ts';

const services = [
  '/small-business-tax',
  '/gst-and-bas-returns',
  '/capital-gains-tax',
  '/sole-trader-tax',
  '/paye-services',
  '/contractor-tax',
  '/tax-audit-help',
  '/ird-support',
  '/auckland/small-business-tax',
  '/wellington/gst-returns',
] as const;

/** The most that a page may be long on a phone, in CSS pixels. */
const longest = [
  ['/', 7000],
  ...services.map((path) => [path, 6500] as const),
  ['/industries/construction-tax', 8000],
  // One has a listed firm, the other the longest name.
  ['/auckland', Infinity],
  ['/palmerston-north', Infinity],
] as const;

test('the first screen of a phone has the sentence and one thing to do, and few follow', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const [path, height] of longest) {
    await page.goto(path);
    await page.locator('html[data-hydrated]').waitFor();
    await page.evaluate(() => document.fonts.ready);
    const main = page.getByRole('main');
    const action = main
      .getByText(/^(Ask for|Get)( a)? free ([a-z]+ )?(quotes|consultation)$/i)
      .first();
    await expect(main.getByRole('heading', { level: 1 }), path).toBeInViewport({ ratio: 1 });
    await expect(action, path).toBeInViewport({ ratio: 1 });
    const actual = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(actual, path).toBeLessThanOrEqual(height);
  }
});

test('a button opens the form of a service on a phone, without scripts too', async ({
  browser,
}) => {
  const page = await browser.newPage({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 640 },
  });
  await page.goto('/ird-support');
  const name = page.getByRole('textbox', { name: 'Your name (required)' });
  await expect(name).toBeHidden();
  await page.locator('summary', { hasText: 'Get free quotes' }).press('Enter');
  await expect(name).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  await expect(name).toBeVisible();
  await expect(page.locator('summary', { hasText: 'Get free quotes' })).toBeHidden();
  await page.close();
});
