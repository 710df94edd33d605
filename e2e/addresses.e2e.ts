import { expect, test, type Page, type Request } from '@playwright/test';
import { serveSite, type Site } from '#bench/site/serve.ts';
import { misspelt, unknown } from '#tests/addresses.ts';
import { origin } from './site-under-test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens an address. Returns how many documents were loaded until the page at it responds. */
async function open(page: Page, address: string): Promise<number> {
  let documents = 0;
  const count = (request: Request) => (documents += Number(request.isNavigationRequest()));
  page.on('request', count);
  await page.goto(address);
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
  page.off('request', count);
  return documents;
}

test('addresses of no page show the not-found page, hydrated, once', async ({ page }) => {
  for (const address of unknown) {
    expect([address, await open(page, origin + address)]).toEqual([address, 1]);
    await expect(heading(page)).toHaveText('Oops! Page Not Found');
    await expect(page.getByRole('banner')).toBeVisible();
  }
});

test('Go Back leaves an address that cannot be decoded @release', async ({ page }) => {
  await open(page, `${origin}/terms`);
  await open(page, `${origin}/%E0%A4%A`);
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(heading(page)).toHaveText('Terms of Service');
});

test.describe('on a static host @release', () => {
  let host: Site;
  test.beforeAll(async () => {
    host = await serveSite('dist');
  });
  test.afterAll(() => void host.server.close());

  for (const of of new Set(misspelt.map(([, means]) => means))) {
    const tag = of === '/whangarei' ? [] : '@release';
    test(`other spellings of ${of} lead to it, and Back past them`, { tag }, async ({ page }) => {
      await open(page, `${host.origin}/terms`);
      for (const [address, means] of misspelt.filter(([, meant]) => meant === of)) {
        await page.goto(`${host.origin}${address}?x=1`, { waitUntil: 'commit' });
        await expect(page).toHaveURL(`${host.origin}${means}?x=1`);
        await page.waitForLoadState();
        await page.goBack();
        await expect(page).toHaveURL(`${host.origin}/terms`);
      }
    });
  }

  test('addresses of no page show the not-found page, once', async ({ page }) => {
    for (const address of ['/caf%C3%A9', '/foo%', '/whang%C4%81re']) {
      expect([address, await open(page, host.origin + address)]).toEqual([address, 1]);
      await expect(heading(page)).toHaveText('Oops! Page Not Found');
    }
  });
});
