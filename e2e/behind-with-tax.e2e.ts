import { expect, type Page } from '@playwright/test';
import { seeItFits } from './axe.ts';
import { open } from './hydration.ts';
import { test } from './test.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const calculator = (page: Page) => page.locator('#calculator');

test('works out what being late has cost, by keyboard alone, and keeps it to itself', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-26T00:00:00Z');
  await open(page, '/behind-with-tax');
  await expect(calculator(page)).toContainText('An example');
  await field(page, 'Tax years you have not filed').focus();
  for (const text of ['2024, 2025', '60,000', 'Yes', '3']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  for (const text of ['4000', '9/2/2026']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'So far', exact: true })).toBeFocused();
  // 2 × $50, 2 × $50 to 3 × $250, $40.00, $161.60 and 290 days of interest.
  await expect(calculator(page)).toContainText('Cost of being late so far $686.67 to $1,336.67');
  await expect(calculator(page)).toContainText('290 days at 8.97% a year, on $4,000.00.');
  await expect(page).toHaveURL('/behind-with-tax');
  const kept = await page.evaluate(() =>
    [localStorage, sessionStorage].map((area) => JSON.stringify(area)).join(),
  );
  expect(kept).not.toMatch(/4000|60,000|2024, 2025/);
  await calculator(page).getByRole('link', { name: 'Get free quotes' }).click();
  await expect(page).toHaveURL(/\/quote\?services=overdue/);
});

test('says at a field why it does not count', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-26T00:00:00Z');
  await open(page, '/behind-with-tax');
  await page.getByRole('button', { name: 'Show what it costs' }).click();
  const years = field(page, 'Tax years you have not filed');
  await expect(years).toBeFocused();
  await expect(years).toHaveAccessibleDescription(/Type the years you have not filed, or open/);
  await page.getByText('I know what I owe', { exact: true }).click();
  const cases = [
    ['Tax years you have not filed', '1999', '1999 is too far back for this sum'],
    [
      'Tax years you have not filed',
      '2027',
      'The return for the year to 31 March 2027 is not late',
    ],
    ['Roughly what you earned in each of them', 'lots', 'Use figures only, such as 60000.'],
    ['Tax you owe', '4.000', 'can mean'],
    ['When it was due', '27/11/2026', 'That day has not come yet'],
    ['When it was due', '31/12/2009', 'This sum begins with 1 January 2010.'],
    ['When it was due', 'soon', 'Type a day, a month and a year'],
  ] as const;
  for (const [name, typed, sentence] of cases) {
    await field(page, name).fill(typed);
    await field(page, name).blur();
    await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(sentence));
  }
  await page.getByRole('button', { name: 'Show what it costs' }).click();
  await expect(years).toBeFocused();
  await years.fill('2025');
  await page.getByRole('button', { name: 'Show what it costs' }).click();
  await expect(field(page, 'Roughly what you earned in each of them')).toBeFocused();
});

test('has one thing to do on the first screen of a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, '/behind-with-tax');
  await seeItFits(page, 'a small phone');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  const start = page.getByRole('link', { name: 'See the cost' });
  await expect(start).toBeInViewport({ ratio: 1 });
  await start.click();
  const years = field(page, 'Tax years you have not filed');
  await expect(years).toBeInViewport();
  await years.fill('soon');
  await years.evaluate((box) => box.scrollIntoView());
  await page.getByRole('button', { name: 'Show what it costs' }).dispatchEvent('click');
  // Below the header, of 73 pixels.
  const label = await page.locator('label[for="years"]').boundingBox();
  expect(label?.y).toBeGreaterThan(80);
});
