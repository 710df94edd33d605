import { expect } from '@playwright/test';
import { test } from './test.ts';

for (const [path, late] of [
  ['/blog/tax-accountant-cost-nz', 'Questions to ask, and ways to pay less'],
  ['/privacy', '7. How we protect it'],
] as const) {
  for (const width of [1024, 1280]) {
    const tag = width === 1280 ? [] : '@release';
    test(
      `${path}: the contents stay next to the text, ${width} pixels wide`,
      { tag },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        const contents = page.getByRole('navigation', { name: 'On this page' });
        await contents.getByRole('link', { name: late, exact: true }).click();
        const heading = page.getByRole('heading', { level: 2, name: late, exact: true });
        await expect(heading).toBeInViewport();
        const header = await page.getByRole('banner').boundingBox();
        const first = await contents.getByRole('link').first().boundingBox();
        expect(first?.y ?? 0).toBeGreaterThan(header?.height ?? Infinity);
        await expect(contents.getByRole('link').last()).toBeInViewport({ ratio: 1 });
        const [side, text] = [await contents.boundingBox(), await heading.boundingBox()];
        expect((side?.x ?? 0) + (side?.width ?? 0)).toBeLessThan(text?.x ?? 0);
      },
    );
  }

  test(`${path}: on a phone the contents come before the text`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(path);
    const contents = await page.getByRole('navigation', { name: 'On this page' }).boundingBox();
    const first = await page.getByRole('main').locator('section').first().boundingBox();
    expect((contents?.y ?? 0) + (contents?.height ?? 0)).toBeLessThanOrEqual(first?.y ?? 0);
  });
}

test('on a phone two rows of a table of tax show the winner and the saving at once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/company-vs-sole-trader');
  const row = page.getByRole('row', { name: /\$200,000/ });
  const heights = await row.evaluate((element) => element.getBoundingClientRect().height);
  expect(heights).toBeLessThanOrEqual(120);
  await expect(row.getByText('pays less', { exact: true })).toBeAttached();
});
