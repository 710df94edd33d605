import { expect, type Page } from '@playwright/test';
import { seeItFits } from './axe.ts';
import { open } from './hydration.ts';
import { test } from './test.ts';

test.describe('the GST calculator', () => {
  const output = (page: Page) => page.locator('#calculator output');
  const amount = (page: Page) => page.getByRole('textbox', { name: 'Amount', exact: true });

  test('copies a figure', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/gst-calculator');
    await amount(page).fill('1.50');
    await page.getByRole('button', { name: 'Copy the GST' }).click();
    await expect(page.getByText('GST copied: 0.23')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('0.23');
  });

  test('fills in an example, and scrolls to its result', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, '/gst-calculator');
    await page.getByRole('button', { name: 'Try it: A receipt for tools' }).click();
    await expect(page.getByRole('heading', { name: 'Result' })).toBeFocused();
    await expect(output(page)).toBeInViewport();
    await expect(output(page)).toHaveText(
      'Amount without GST $78.17GST $11.73Amount with GST $89.90',
    );
    await expect(amount(page)).toHaveValue('89.90');
    await seeItFits(page, 'an example');
  });
});
