import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { pagePaths } from './page-paths.ts';
import { test } from './recorded-test.ts';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

for (const path of [...pagePaths(), '/no-such-page']) {
  for (const width of [360, 1280]) {
    test(`${path} at ${width} px is accessible, fits, and asks nobody else`, async ({ page }) => {
      const requests: URL[] = [];
      page.on('request', (request) => requests.push(new URL(request.url())));
      // The one service the site may ask, on /near-me, is stood in for.
      await page.route('https://ipapi.co/**', (route) =>
        route.fulfill({ json: { city: 'Napier' } }),
      );
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await page.locator('html[data-hydrated]').waitFor();

      const { violations } = await new AxeBuilder({ page }).withTags(wcag).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);

      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);

      const own = new URL(page.url()).host;
      const others = requests.filter(({ host }) => host !== own).map(({ host }) => host);
      expect(others.filter((host) => path !== '/near-me' || host !== 'ipapi.co')).toEqual([]);

      // The HTML asks for exactly the modules that the page then imports.
      const preloaded = await page
        .locator('link[rel=modulepreload], script[type=module]')
        .evaluateAll((elements) =>
          elements.map((element) => element.getAttribute('href') ?? element.getAttribute('src')),
        );
      const imported = new Set(
        requests.map(({ pathname }) => pathname).filter((file) => file.endsWith('.js')),
      );
      expect(imported).toEqual(new Set(preloaded));
    });
  }
}
