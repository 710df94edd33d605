import { expect, type Page, type Route } from '@playwright/test';
import { open } from './hydration.ts';
import { test } from './test.ts';
import { openQuote, seeStep } from './wizard-driver.ts';

const footer = (page: Page) => page.getByRole('contentinfo');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The paths of the documents that the page loads from now on, without data requests. */
function watchDocuments(page: Page): readonly string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

/** A document’s metadata for browsers and search engines. */
interface HeadTags {
  readonly title: string;
  readonly descriptions: readonly string[];
  readonly canonicals: readonly string[];
  readonly graphs: readonly string[];
}

/** Reads the shown page or, if given, served HTML. */
const headTags = (page: Page, html?: string): Promise<HeadTags> =>
  page.evaluate((served) => {
    const shown =
      served === undefined ? document : new DOMParser().parseFromString(served, 'text/html');
    const all = (selector: string, read: (element: Element) => string | null) =>
      [...shown.querySelectorAll(selector)].map((element) => read(element) ?? '');
    return {
      title: shown.title,
      descriptions: all('meta[name="description"]', (meta) => meta.getAttribute('content')),
      canonicals: all('link[rel="canonical"]', (link) => link.getAttribute('href')),
      graphs: all('script[type="application/ld+json"]', (script) => script.textContent),
    };
  }, html);

test('updates the head after links and after Back', async ({ page }) => {
  const documents = watchDocuments(page);
  await open(page, '/privacy');
  const seeHeadOf = async (path: string, title: string) => {
    await expect(page).toHaveTitle(title);
    const response = await page.request.get(path);
    const served = await headTags(page, await response.text());
    expect([served.canonicals.length, served.graphs.length]).toEqual([1, 1]);
    await expect.poll(() => headTags(page)).toEqual(served);
  };
  const titles = {
    privacy: 'Privacy Policy | Waymark',
    hamilton: 'Tax Accountants in Hamilton | Waymark',
    faq: 'Tax questions answered for New Zealand | Waymark',
  };
  await seeHeadOf('/privacy', titles.privacy);
  await footer(page).getByRole('link', { name: 'Hamilton', exact: true }).click();
  await seeHeadOf('/hamilton', titles.hamilton);
  await footer(page).getByRole('link', { name: 'Tax FAQ' }).click();
  await seeHeadOf('/tax-faq', titles.faq);
  await page.goBack();
  await seeHeadOf('/hamilton', titles.hamilton);
  await page.goBack();
  await seeHeadOf('/privacy', titles.privacy);
  expect(documents).toEqual(['/privacy']);
});

test('a link to another kind of page asks for its document, and for the code of its islands', async ({
  page,
}) => {
  await open(page, '/privacy');
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\.js$|\/[\w-]+$/.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  await footer(page).getByRole('link', { name: 'Hamilton', exact: true }).click();
  await expect(heading(page)).toHaveText(/Hamilton/);
  expect(asked.filter((path) => !path.startsWith('/assets/'))).toEqual(['/hamilton']);
  expect(asked.some((path) => path.includes('-page-'))).toBe(false);
});

test.describe('after a new build under an open page', () => {
  for (const [what, respond] of [
    ['a missing document', (route) => route.fulfill({ status: 404, body: 'Gone' })],
    [
      'a document of the new build',
      async (route) => {
        const body = await (await route.fetch()).text();
        await route.fulfill({
          contentType: 'text/html',
          body: body.replace(/data-entry="[^"]*"/, 'data-entry="/assets/new.js"'),
        });
      },
    ],
  ] satisfies readonly [string, (route: Route) => Promise<void>][]) {
    test(`loads a page with ${what} by itself, once`, async ({ page }) => {
      await page.route('**/gst-calculator', (route) =>
        route.request().isNavigationRequest() ? route.fallback() : respond(route),
      );
      await open(page, '/privacy');
      const documents = watchDocuments(page);
      await footer(page).getByRole('link', { name: 'GST Calculator' }).click();
      await expect(heading(page)).toHaveText('GST calculator');
      await page.locator('html[data-hydrated]').waitFor();
      expect(documents).toEqual(['/gst-calculator']);
    });
  }

  test('loads a page with missing code as a document, once', async ({ page }) => {
    await open(page, '/privacy');
    const documents = watchDocuments(page);
    // The old build’s file is gone; the new document loads the new build’s.
    await page.route('**/gst-calculator.island-*.js', (route) =>
      documents.length === 0 ? route.fulfill({ status: 404, body: 'Gone' }) : route.continue(),
    );
    await footer(page).getByRole('link', { name: 'GST Calculator' }).click();
    await expect(heading(page)).toHaveText('GST calculator');
    await page.locator('html[data-hydrated]').waitFor();
    expect(documents).toEqual(['/gst-calculator']);
  });

  test('keeps a page without its code as served, and loads it once @release', async ({ page }) => {
    await page.route('**/gst-calculator.island-*.js', (route) =>
      route.fulfill({ status: 404, body: 'Gone' }),
    );
    await open(page, '/privacy');
    const documents = watchDocuments(page);
    await footer(page).getByRole('link', { name: 'GST Calculator' }).click();
    await expect(page.getByRole('heading', { name: 'Quick guide' })).toBeVisible();
    await expect(heading(page)).toHaveText('GST calculator');
    expect(documents).toEqual(['/gst-calculator']);
    await footer(page).getByRole('link', { name: 'Terms of Service' }).click();
    await expect(heading(page)).toHaveText('Terms of Service');
  });
});

test.describe('query strings', () => {
  test('corrects an unknown step, and Back does not lead to it', async ({ page }) => {
    await open(page, '/privacy');
    await openQuote(page, '/quote?step=foo');
    await seeStep(page, 1);
    await expect(page).toHaveURL('/quote?step=business-type');
    await page.goBack();
    await expect(page).toHaveURL('/privacy');
  });
});
