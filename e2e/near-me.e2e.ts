import { expect, type Page, type Route } from '@playwright/test';
import { cities } from '#content/cities.ts';
import { lookFromAllSides } from './axe.ts';
import { seeNoShift } from './layout-shift.ts';
import { test } from './test.ts';

const serviceUrl = 'https://ipapi.co/json/';
const status = (page: Page) => page.getByRole('status');
const detecting = 'Detecting your location...';

const reply = (json: unknown) => (route: Route) =>
  route.fulfill({ json, headers: { 'Access-Control-Allow-Origin': '*' } });
/** Fakes the location service, and counts requests. */
async function fakeLookups(
  page: Page,
  respond: (route: Route) => Promise<void>,
): Promise<() => number> {
  let calls = 0;
  await page.route(serviceUrl, async (route) => {
    calls += 1;
    await respond(route);
  });
  return () => calls;
}

/** A visitor who does not answer the location prompt until `denyPermission` is called. */
const delayPermission = (page: Page) =>
  page.addInitScript(() => {
    Geolocation.prototype.getCurrentPosition = (_granted, denied) => {
      document.documentElement.dataset['asked'] = '';
      window.addEventListener('test:deny', () =>
        denied?.({
          code: 1,
          message: 'User denied Geolocation',
          PERMISSION_DENIED: 1,
          POSITION_UNAVAILABLE: 2,
          TIMEOUT: 3,
        }),
      );
    };
  });

/** Denies the location prompt as soon as it is shown. */
async function denyPermission(page: Page): Promise<void> {
  await page.locator('html[data-asked]').waitFor();
  await page.evaluate(() => window.dispatchEvent(new Event('test:deny')));
}

test('shows the city and its page to a visitor who allows it, without reading coordinates', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: -45.03, longitude: 168.66 }); // Queenstown
  const calls = await fakeLookups(page, reply({ city: 'Hamilton' }));
  await page.goto('/near-me');
  await expect(status(page)).toHaveText('Near Hamilton');
  expect(calls()).toBe(1);
  await page.getByRole('link', { name: 'See tax accountants in Hamilton' }).click();
  await expect(page).toHaveURL('/hamilton');
});

test.describe('without JavaScript @release', () => {
  test.use({ javaScriptEnabled: false });

  test('does not claim to locate the visitor', async ({ page }) => {
    await page.goto('/near-me');
    await expect(page.getByText(detecting)).toBeHidden();
    await expect(page.getByText('Your browser may ask')).toBeHidden();
    await expect(page.getByText('Anywhere in New Zealand')).toBeVisible();
    await expect(page.locator('#towns').getByRole('link')).toHaveCount(cities.length);
  });
});

test('shows a city accessibly and without layout shift', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await delayPermission(page);
  await fakeLookups(page, reply({ city: 'Christchurch' }));
  await page.goto('/near-me');
  await page.locator('html[data-hydrated]').waitFor();
  await denyPermission(page);
  await expect(status(page)).toHaveText('Near Christchurch');
  await seeNoShift(page);
  await lookFromAllSides(page, 'a city with a page');
});
