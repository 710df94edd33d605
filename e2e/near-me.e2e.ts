import { expect } from '@playwright/test';
import { cities } from '#content/cities.ts';
import { lookFromAllSides } from './axe.ts';
import { seeNoShift } from './layout-shift.ts';
import { test } from './test.ts';

test('shows the city and its page to a visitor who allows it, without reading coordinates', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: -45.03, longitude: 168.66 }); // Queenstown
  let calls = 0;
  await page.route('https://ipapi.co/json/', (route) => {
    calls += 1;
    const headers = { 'Access-Control-Allow-Origin': '*' };
    return route.fulfill({ json: { city: 'Hamilton' }, headers });
  });
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/near-me');
  await expect(page.getByRole('status')).toHaveText('Near Hamilton');
  expect(calls).toBe(1);
  await seeNoShift(page);
  await lookFromAllSides(page, 'a city with a page');
  await page.getByRole('link', { name: 'See tax accountants in Hamilton' }).click();
  await expect(page).toHaveURL('/hamilton');
});

test.describe('without JavaScript @release', () => {
  test.use({ javaScriptEnabled: false });

  test('does not claim to locate the visitor', async ({ page }) => {
    await page.goto('/near-me');
    await expect(page.getByText('Detecting your location...')).toBeHidden();
    await expect(page.getByText('Your browser may ask')).toBeHidden();
    await expect(page.getByText('Anywhere in New Zealand')).toBeVisible();
    await expect(page.locator('#towns').getByRole('link')).toHaveCount(cities.length);
  });
});
