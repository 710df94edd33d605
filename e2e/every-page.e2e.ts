import { expect, test } from '@playwright/test';
import { lookFromAllSides, seeItFits } from './axe.ts';
import { layoutShift } from './layout-shift.ts';
import { pagePaths } from './page-paths.ts';
import { watchViolations } from './policy-violations.ts';
import { seeFocusInSight, seeRoomForSpacedText } from './reflow.ts';

for (const path of [...pagePaths(), '/no-such-page']) {
  test(`${path} is accessible on every screen, stands still, keeps its policy, and asks nobody else`, async ({
    page,
  }) => {
    const requests: URL[] = [];
    const refused = await watchViolations(page);
    page.on('request', (request) => requests.push(new URL(request.url())));
    // The one service the site may ask, on /near-me, is stood in for.
    await page.route('https://ipapi.co/**', (route) => route.fulfill({ json: { city: 'Napier' } }));
    for (const width of [360, 1280]) {
      requests.length = 0;
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await page.locator('html[data-hydrated]').waitFor();

      expect(await layoutShift(page), `${width} pixels wide`).toBeLessThan(0.005);

      // The HTML asks for exactly the modules that the page then imports, but for what explains a
      // tax result, which is fetched once the page answers.
      const preloaded = await page
        .locator('link[rel=modulepreload], script[type=module]')
        .evaluateAll((elements) =>
          elements.map((element) => element.getAttribute('href') ?? element.getAttribute('src')),
        );
      const imported = new Set(
        requests.map(({ pathname }) => pathname).filter((file) => file.endsWith('.js')),
      );
      if (path === '/tax-calculator') {
        expect([...imported]).toEqual(expect.arrayContaining(preloaded));
      } else {
        expect(imported).toEqual(new Set(preloaded));
      }

      await lookFromAllSides(page, path, { widths: [width] });

      const own = new URL(page.url()).host;
      const others = requests.filter(({ host }) => host !== own).map(({ host }) => host);
      expect(others.filter((host) => path !== '/near-me' || host !== 'ipapi.co')).toEqual([]);
    }
    await seeRoomForSpacedText(page, 'a wide screen');

    await page.setViewportSize({ width: 360, height: 740 });
    await seeFocusInSight(page, 'a phone');

    // What is left of 1280 by 1024 pixels at 400%.
    await page.setViewportSize({ width: 320, height: 256 });
    await seeItFits(page, 'zoomed to 400%');
    await seeFocusInSight(page, 'zoomed to 400%');
    await seeRoomForSpacedText(page, 'zoomed to 400%');

    expect(refused).toEqual([]);
  });
}
