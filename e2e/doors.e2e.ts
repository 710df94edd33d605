import { expect } from '@playwright/test';
import { cities } from '#content/cities.ts';
import { test } from './recorded-test.ts';

const doors = [
  ['I’m behind with my tax', '/behind-with-tax'],
  ['I got a letter from Inland Revenue', '/ird-letters'],
  ['What will it cost?', '/blog/tax-accountant-cost-nz'],
] as const;
const pages = ['/', ...cities.map(({ slug }) => `/${slug}`)];

const screens = [
  [360, 640],
  [768, 1024],
  [1280, 800],
] as const;

test('the three doors are on the first screen of every size', async ({ page }) => {
  for (const path of pages) {
    await page.goto(path);
    const main = page.getByRole('main');
    for (const [width, height] of screens) {
      await page.setViewportSize({ width, height });
      for (const [name, href] of doors) {
        const door = main.getByRole('link', { name, exact: true }).first();
        await expect(door, `${path} on ${width} x ${height}`).toBeInViewport({ ratio: 1 });
        await expect(door, path).toHaveAttribute('href', href);
      }
    }
  }
});

test('a door opens by keyboard, after the calls to action @release', async ({ page }) => {
  await page.goto('/palmerston-north');
  await page.getByRole('main').getByRole('link', { name: 'Get Free Quotes' }).first().focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/behind-with-tax');
});
