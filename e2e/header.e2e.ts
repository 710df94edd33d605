import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './recorded-test.ts';

const menu = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' });
const button = (page: Page, name: string): Locator =>
  menu(page).getByRole('button', { name, exact: true });
const links = (page: Page): Locator => menu(page).getByRole('link');

async function open(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 740 });
  await page.goto('/privacy');
  await page.locator('html[data-hydrated]').waitFor();
}

test.describe('the narrow header', () => {
  test.beforeEach(({ page }) => open(page, 360));

  test('shows and hides its links with its button', async ({ page }) => {
    await expect(links(page)).toHaveCount(0);
    await expect(button(page, 'Menu')).toHaveAttribute('aria-expanded', 'false');
    await button(page, 'Menu').click();
    await expect(button(page, 'Menu')).toHaveAttribute('aria-expanded', 'true');
    await expect(links(page)).toHaveText([
      'Auckland',
      'Wellington',
      'Christchurch',
      'Small Business Tax',
      'GST & BAS Returns',
      'All services',
      'Tax Calculator',
      'GST Calculator',
      'Resources',
      'Get Free Quote',
    ]);
    await button(page, 'Menu').click();
    await expect(links(page)).toHaveCount(0);
  });

  test('is closed after Back from a page that was reached through it', async ({ page }) => {
    await button(page, 'Menu').click();
    await links(page).filter({ hasText: 'Resources' }).click();
    await expect(page).toHaveURL('/blog');
    await page.goBack();
    await expect(page).toHaveURL('/privacy');
    await expect(button(page, 'Menu')).toHaveAttribute('aria-expanded', 'false');
    await expect(links(page)).toHaveCount(0);
  });
});

test.describe('the wide header', () => {
  test.beforeEach(({ page }) => open(page, 1280));

  test('lists its groups, and links to the resources and the quote', async ({ page }) => {
    await expect(menu(page).getByRole('button')).toHaveText(['Locations', 'Services', 'Tools']);
    await expect(links(page)).toHaveText(['Resources']);
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Get Free Quote' }),
    ).toHaveAttribute('href', '/quote');
  });

  test('opens one group at a time', async ({ page }) => {
    await button(page, 'Locations').click();
    await expect(links(page)).toHaveText(['Auckland', 'Wellington', 'Christchurch', 'Resources']);
    await button(page, 'Services').click();
    await expect(links(page)).toHaveText([
      'Small Business Tax',
      'GST & BAS Returns',
      'All services',
      'Resources',
    ]);
    await expect(button(page, 'Locations')).toHaveAttribute('aria-expanded', 'false');
    await button(page, 'Tools').click();
    await expect(links(page)).toHaveText(['Resources', 'Tax Calculator', 'GST Calculator']);
    await button(page, 'Tools').click();
    await expect(links(page)).toHaveText(['Resources']);
  });
});
