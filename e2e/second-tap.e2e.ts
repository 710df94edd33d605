import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';
import { button, openQuote, option, pass, stopClock } from './wizard-driver.ts';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

/** The position of the pressed option. */
async function middleOf(page: Page, label: string): Promise<readonly [number, number]> {
  const box = await option(page, label).boundingBox();
  if (box === null) throw new Error(`${label} is not to be seen.`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

test('a second tap within half a second of the next step chooses nothing', async ({ page }) => {
  await stopClock(page);
  await openQuote(page);
  const place = await middleOf(page, 'Partnership');
  await page.mouse.click(...place);
  await pass(page, 800);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Where are you based?');
  await pass(page, 499);
  await page.mouse.click(...place);
  await expect(page.locator('[data-state="location.waiting"]')).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await pass(page, 101);
  await page.mouse.click(...place);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
});

test('a tap elsewhere chooses at once', async ({ page }) => {
  await stopClock(page);
  await openQuote(page);
  await page.mouse.click(...(await middleOf(page, 'Partnership')));
  await pass(page, 800);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Where are you based?');
  // Not with click(), which may first scroll the option to the other one’s position.
  await page.mouse.click(...(await middleOf(page, 'Auckland')));
  await expect(option(page, 'Auckland')).toBeChecked();
});

test('a press counts after scrolling that no pointer made @release', async ({ page }) => {
  await stopClock(page);
  await openQuote(page);
  const place = await middleOf(page, 'Partnership');
  await page.mouse.click(...place);
  await pass(page, 850);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Where are you based?');
  await page.evaluate(
    () =>
      new Promise((done) => {
        window.addEventListener('scroll', done, { once: true });
        window.scrollBy(0, 20);
      }),
  );
  await page.mouse.click(...place);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
});

test('Continue, then Back within 300 ms: both count @release', async ({ page }) => {
  // High enough to show both buttons without scrolling.
  await page.setViewportSize({ width: 1280, height: 1000 });
  await stopClock(page);
  await openQuote(page);
  await option(page, 'Sole Trader').click();
  await button(page, 'Continue').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Where are you based?');
  await pass(page, 300);
  await button(page, 'Back').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Who is the tax for?');
});

test('a tap for one more service is no answer to the next question', async ({ page }) => {
  const tap = async (label: string) => page.touchscreen.tap(...(await middleOf(page, label)));
  await page.setViewportSize({ width: 360, height: 1200 });
  await stopClock(page);
  await openQuote(page);
  for (const label of ['Partnership', 'Auckland', 'GST Returns']) {
    await tap(label);
    await pass(page, 800);
  }
  await expect(page.getByRole('heading', { level: 1 })).toContainText('How soon do you need it?');
  await pass(page, 700);
  await tap('Within a month');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await pass(page, 400);
  await tap('Within a month');
  await expect(option(page, 'Within a month')).toBeChecked();
});
