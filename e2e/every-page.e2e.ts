import { expect, type Page } from '@playwright/test';
import { otherServices } from '#content/other-services.ts';
import { pagePaths } from '#tests/site/page-weight.ts';
import { lookFromAllSides, seeItFits } from './axe.ts';
import { rememberServedElements, seeTakenOver, watchProblems } from './hydration.ts';
import { holdFonts } from './late-fonts.ts';
import { enlargeByStyle, seeLargeTextFits } from './large-text.ts';
import { seeNoShift } from './layout-shift.ts';
import { examples } from './example-pages.ts';
import { seeGeometryAtAllWidths, seePrinted } from './geometry.ts';
import { watchViolations } from './policy-violations.ts';
import { test } from './test.ts';
import {
  expectFocusVisible,
  seeCellsApart,
  seeRoomForSpacedText,
  seeRoomForThumbs,
} from './reflow.ts';

declare global {
  interface Window {
    /** When the page was interactive, in milliseconds since it began to load. */
    interactiveAt?: number;
  }
}

/** Notes when a page is interactive. */
const noteWhenInteractive = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    new MutationObserver(() => {
      window.interactiveAt ??= performance.now();
    }).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] });
  });

/** The scripts that a page asked for until it was interactive; then it fetches the code of other pages. */
const scriptsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime <= (window.interactiveAt ?? 0))
      .map(({ name }) => new URL(name).pathname)
      .filter((file) => file.endsWith('.js')),
  );

/** Opens a page at a width. Returns its requests until it is interactive. */
async function open(page: Page, path: string, width: number): Promise<readonly URL[]> {
  const requests: URL[] = [];
  const note = (request: { url: () => string }) => requests.push(new URL(request.url()));
  page.on('request', note);
  await page.setViewportSize({ width, height: 800 });
  await page.goto(path);
  await page.locator('html[data-hydrated]').waitFor();
  await page.evaluate(() => document.fonts.ready);
  page.off('request', note);
  return requests;
}

/** Pages that load more modules once interactive. */
const fetchesMore: ReadonlySet<string> = new Set([
  '/tax-calculator',
  '/gst-calculator',
  '/tax-faq',
  '/behind-with-tax',
  '/ird-letters',
]);

/** Expects the HTML to preload exactly the modules that the page imports. */
async function seePreloads(page: Page, path: string): Promise<void> {
  const preloaded = await page
    .locator('link[rel=modulepreload]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const entry = await page.locator('html').getAttribute('data-entry');
  const scripts = await scriptsOf(page);
  if (fetchesMore.has(path)) {
    expect(scripts).toEqual(expect.arrayContaining([entry, ...preloaded]));
  } else {
    expect(new Set(scripts)).toEqual(new Set([entry, ...preloaded]));
  }
}

const paths = [...pagePaths('dist'), '/no-such-page'];

test('every example is a page', { tag: '@walk' }, () => {
  expect([...examples].filter((path) => !paths.includes(path))).toEqual([]);
});

for (const path of paths) {
  const tag = examples.has(path) ? '@walk' : '@release';
  const title = `${path} hydrates, does not shift, keeps its policy, requests no other origin, covers nothing, and is accessible on every screen`;
  test(title, { tag }, async ({ page }) => {
    const violations = await watchViolations(page);
    const problems = watchProblems(page);
    await rememberServedElements(page);
    await holdFonts(page);
    await noteWhenInteractive(page);
    // Fakes the service that the page may call.
    for (const { address } of otherServices)
      await page.route(address, (route) => route.fulfill({ json: { city: 'Napier' } }));
    for (const width of [360, 1280]) {
      const requests = await open(page, path, width);
      await seeTakenOver(page);
      await seeNoShift(page, `${width} pixels wide`);
      await seePreloads(page, path);
      const own = new URL(page.url()).host;
      const others = requests.filter(({ host }) => host !== own).map(({ host }) => host);
      const data = await page.locator('main').innerHTML();
      const services = otherServices.filter(({ address }) => data.includes(address));
      const allowed = services.map(({ address }) => new URL(address).host);
      expect(others.filter((host) => !allowed.includes(host))).toEqual([]);
    }
    await lookFromAllSides(page, path);
    await seeRoomForSpacedText(page, 'a wide screen');

    await page.setViewportSize({ width: 360, height: 740 });
    await expectFocusVisible(page, 'a phone');
    await seeRoomForThumbs(page, 'a phone');
    await seeCellsApart(page, 'a phone');

    // 1280 by 1024 pixels at 400%.
    await page.setViewportSize({ width: 320, height: 256 });
    await seeItFits(page, 'zoomed to 400%');
    await expectFocusVisible(page, 'zoomed to 400%');
    await seeRoomForSpacedText(page, 'zoomed to 400%');

    await enlargeByStyle(page);
    await seeLargeTextFits(page, path);

    expect(violations).toEqual([]);
    expect(problems).toEqual([]);

    await page.reload();
    await page.locator('html[data-hydrated]').waitFor();
    await seePrinted(page, path);
    await seeGeometryAtAllWidths(page, path);
  });
}
