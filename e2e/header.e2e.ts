import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './test.ts';

const menu = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' });
const button = (page: Page, name: string): Locator =>
  menu(page).getByRole('button', { name, exact: true });
const machine = (page: Page, id: string): Locator => page.locator(`[data-machine="${id}"]`);
const links = (page: Page): Locator => menu(page).getByRole('link');

async function open(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 740 });
  await page.goto('/privacy');
  await page.locator('html[data-hydrated]').waitFor();
}

test.describe('the narrow header', () => {
  test.beforeEach(({ page }) => open(page, 360));

  test('closes on Escape, focuses its button, and stays open on a press inside', async ({
    page,
  }) => {
    await button(page, 'Menu').click();
    await menu(page).getByRole('heading', { name: 'Locations' }).click();
    await expect(machine(page, 'mobile-menu')).toHaveAttribute('data-state', 'open');
    await links(page).first().focus();
    await page.keyboard.press('Escape');
    await expect(links(page)).toHaveCount(0);
    await expect(button(page, 'Menu')).toBeFocused();
    await expect(machine(page, 'mobile-menu')).toHaveAttribute('data-state', 'closed');
  });
});

test.describe('the wide header', () => {
  test.beforeEach(({ page }) => open(page, 1280));

  test('opens a group below its button, on a scrolled page too @release', async ({ page }) => {
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
    for (const name of ['Locations', 'Tools']) {
      await button(page, name).click();
      const opener = await button(page, name).boundingBox();
      const panel = await page.locator(':popover-open').boundingBox();
      expect(panel?.x).toBe(opener?.x);
      expect(panel?.y).toBeGreaterThanOrEqual((opener?.y ?? 0) + (opener?.height ?? 0));
      expect(panel?.y).toBeLessThan(100);
    }
  });

  test('closes on Escape, on a press elsewhere, and where Tab leaves it', async ({ page }) => {
    await button(page, 'Services').click();
    await links(page).filter({ hasText: 'GST & BAS Returns' }).focus();
    await page.keyboard.press('Escape');
    await expect(links(page)).toHaveText(['Resources']);
    await expect(button(page, 'Services')).toBeFocused();

    await button(page, 'Services').click();
    // Right of the panel and of the page's words.
    await page.mouse.click(1200, 400);
    await expect(links(page)).toHaveText(['Resources']);

    await button(page, 'Tools').click();
    await expect(machine(page, 'desktop-menu')).not.toHaveAttribute('data-state', 'closed');
    await links(page).filter({ hasText: 'GST Calculator' }).focus();
    await page.keyboard.press('Tab');
    await expect(links(page)).toHaveText(['Resources']);
  });
});
