import { expect, type Locator, type Page } from '@playwright/test';
import { open } from './hydration.ts';
import { test } from './test.ts';

const menu = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' });
const button = (page: Page): Locator => menu(page).getByRole('button', { name: /^(Menu|Close)$/ });
const links = (page: Page): Locator => menu(page).getByRole('link');

async function openMenu(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await open(page, '/privacy');
  await button(page).click();
}

for (const [width, height] of [
  [844, 390],
  [320, 256],
] as const) {
  const title = `the menu at ${width}x${height} scrolls inside, and closes where focus or a press leaves it`;
  test(title, { tag: width === 320 ? [] : '@release' }, async ({ page }) => {
    await openMenu(page, width, height);
    await expect(links(page).first()).toBeInViewport({ ratio: 1 });
    const panel = await page.locator('#mobile-menu').boundingBox();
    const bottom = (panel?.y ?? 0) + (panel?.height ?? 0);
    expect(panel?.y).toBeGreaterThan(0);
    expect(bottom).toBeLessThanOrEqual(height);
    await page.mouse.move(width / 2, height - 20);
    await page.mouse.wheel(0, 2000);
    await links(page).last().scrollIntoViewIfNeeded();
    await expect(links(page).last()).toBeInViewport({ ratio: 1 });
    await page.mouse.wheel(0, 2000);
    await expect(button(page)).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    await links(page).last().focus();
    await page.keyboard.press('Tab');
    await expect(links(page)).toHaveCount(0);
    await expect(page.locator('main :focus')).toBeInViewport();

    await button(page).click();
    // Clicks outside the panel: below it, or on the header where the panel fills the screen.
    await page.mouse.click(width / 2, bottom + 10 < height ? bottom + 10 : 20);
    await expect(links(page)).toHaveCount(0);
    await expect(page).toHaveURL('/privacy');
  });
}

test('hides the bar for a menu, a keyboard, and a screen below 500 pixels', async ({ page }) => {
  const bar = page.getByRole('link', { name: 'Get Free Quotes Now' });
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/tax-calculator');
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
  await expect(bar).toBeVisible();
  // By position: Playwright’s click would scroll to it first.
  await button(page).dispatchEvent('click');
  await expect(bar).toBeHidden();
  await button(page).dispatchEvent('click');
  await expect(bar).toBeVisible();
  await page.getByRole('textbox', { name: 'Annual gross income' }).focus();
  await expect(bar).toBeHidden();
  await page.getByRole('textbox', { name: 'Annual gross income' }).blur();
  await expect(bar).toBeVisible();
  await page.setViewportSize({ width: 360, height: 499 });
  await expect(bar).toBeHidden();
});
