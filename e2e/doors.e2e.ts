import { expect } from '@playwright/test';
import { test } from './test.ts';

const doors = [
  ['I’m behind with my tax', '/behind-with-tax'],
  ['I got a letter from Inland Revenue', '/ird-letters'],
  ['What will it cost?', '/blog/tax-accountant-cost-nz'],
] as const;
/** Auckland has a listed firm, Palmerston North the longest name. */
const pages = ['/', '/auckland', '/palmerston-north'];

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
