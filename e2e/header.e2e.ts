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

  test('lists the links behind its button, and hides them again', async ({ page }) => {
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

  test('closes on Escape and gives focus back to its button', async ({ page }) => {
    await button(page, 'Menu').press('Enter');
    await page.keyboard.press('Tab');
    await expect(menu(page).getByRole('link', { name: 'Auckland' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button(page, 'Menu')).toBeFocused();
    await expect(links(page)).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
  });

  test('closes when one of its links is followed', async ({ page }) => {
    await button(page, 'Menu').click();
    await menu(page).getByRole('link', { name: 'GST Calculator' }).click();
    await expect(page).toHaveURL('/gst-calculator');
    await expect(links(page)).toHaveCount(0);
  });
});

test.describe('the wide header', () => {
  test.beforeEach(({ page }) => open(page, 1280));

  test('names its groups, and links to the resources and the quote', async ({ page }) => {
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

  test('closes on Escape and gives focus back to the group', async ({ page }) => {
    await button(page, 'Services').press('Enter');
    await page.keyboard.press('Tab');
    await expect(menu(page).getByRole('link', { name: 'Small Business Tax' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button(page, 'Services')).toBeFocused();
    await expect(links(page)).toHaveText(['Resources']);
  });

  test('closes when focus leaves it, by keyboard or by mouse', async ({ page }) => {
    await button(page, 'Tools').press('Enter');
    for (let stop = 0; stop < 3; stop++) await page.keyboard.press('Tab');
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Get Free Quote' }),
    ).toBeFocused();
    await expect(links(page)).toHaveText(['Resources']);

    await button(page, 'Locations').click();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(links(page)).toHaveText(['Resources']);
  });

  test('closes when one of its links is followed', async ({ page }) => {
    await button(page, 'Locations').click();
    await menu(page).getByRole('link', { name: 'Wellington' }).click();
    await expect(page).toHaveURL('/wellington');
    await expect(links(page)).toHaveText(['Resources']);
  });
});
