import { expect } from '@playwright/test';
import * as v from 'valibot';
import { cities } from '#content/cities.ts';
import { test } from './webkit-test.ts';

test('the menu of a phone opens, and leads to a page', async ({ visit }) => {
  await visit.open('/privacy');
  await visit.press('button', 'Menu');
  await visit.press('link', 'GST Calculator', 'header');
  await visit.see('heading', 'GST calculator');
});

test.describe('the menu of a wide screen', () => {
  test.use({ width: 1280 });

  test('opens one group at a time', async ({ visit }) => {
    await visit.open('/privacy');
    await visit.press('button', 'Locations');
    await visit.see('link', 'Auckland', 'header');
    await visit.press('button', 'Tools');
    await visit.read('header', /Tax Calculator\s+GST Calculator/);
    await visit.press('link', 'Tax Calculator', 'header');
    await visit.see('heading', 'Income tax calculator');
  });
});

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ width });

    test('a question shows its answer, and the search finds one', async ({ visit }) => {
      await visit.open('/');
      await visit.press('heading', 'Is it really free?');
      await visit.read('[data-machine="accordion"]', /The free consultation is this first/);
      await visit.open('/tax-faq');
      await visit.fill('searchbox', 'Search the questions', 'logbook');
      // The list has narrowed, so that the question no longer moves.
      await visit.read('[data-machine="accordion"]', /^Business Tax & Deductions/);
      await visit.press('heading', 'How do I claim my car or ute?');
      await visit.read('[data-machine="accordion"]', /Keep a logbook to prove/);
    });

    test('the calculators calculate', async ({ visit }) => {
      await visit.open('/tax-calculator');
      await visit.hydrated();
      await visit.fill('textbox', 'Annual gross income', '65000');
      await visit.press('button', 'Calculate Tax');
      await visit.read('#calculator output', /\$11,721/);
      await visit.open('/gst-calculator');
      await visit.fill('textbox', 'Amount', '115');
      await visit.read('#calculator output', /\$132\.25/);
    });

    test('near me names the town, and leads to its page', async ({ visit, front }) => {
      front.addScript(`
        Geolocation.prototype.getCurrentPosition = (_, denied) => denied({ code: 1 });
        const load = fetch;
        fetch = (...request) => String(request[0]).startsWith('https://ipapi.co/')
          ? Promise.resolve(Response.json({ city: 'Hamilton' }))
          : load(...request);
      `);
      await visit.open('/near-me');
      await visit.read('[role="status"]', /^Near Hamilton$/);
      await visit.press('link', 'See tax accountants in Hamilton');
      await visit.seeAddress('/hamilton');
    });

    test('the markers of the map are 16 px, and their targets 24 px', async ({ visit }) => {
      await visit.open('/');
      const sizes = await visit.run(v.array(v.array(v.number())), () =>
        Array.from(document.querySelectorAll('nav [data-city] a'), (link) => {
          const [marker, target] = [link.firstElementChild, link].map((element) =>
            element?.getBoundingClientRect(),
          );
          return [marker?.width, marker?.height, Math.min(target?.width ?? 0, target?.height ?? 0)];
        }),
      );
      expect(sizes).toHaveLength(cities.length);
      for (const [markerWidth, markerHeight, target] of sizes) {
        expect([markerWidth, markerHeight]).toEqual([16, 16]);
        expect(target).toBeGreaterThanOrEqual(24);
      }
    });
  });
}
