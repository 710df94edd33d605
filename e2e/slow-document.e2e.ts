import { serve } from '@hono/node-server';
import { test as base, type Page } from '@playwright/test';
import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import { stream } from 'hono/streaming';
import { documentAt } from './built-document.ts';
import { seeNoShift } from './layout-shift.ts';
import { origin as site } from './site-under-test.ts';

/**
 * A document in pieces: its head and the page’s own header, since a browser draws nothing before; its
 * first screens, cut before every other element or so; and the rest.
 */
const piecesOf = (path: string): readonly string[] => {
  const html = documentAt(path);
  const start = html.indexOf('<main');
  const screens = html.slice(start, start + 10_000).match(/[^]{1,100}[^]*?(?=<[a-z])/g) ?? [];
  return [html.slice(0, start), ...screens, html.slice(start + screens.join('').length)];
};

interface SlowSite {
  /** The site’s origin as a visitor on a slow connection has it. */
  readonly origin: string;
  /** Sends the document’s next piece. */
  readonly sendPiece: () => void;
}

/** The site, whose documents arrive piece by piece. */
const test = base.extend<object, { slowSite: SlowSite }>({
  slowSite: [
    async ({}, use) => {
      let sendPiece = (): void => {};
      const app = new Hono();
      app.get('*', async (c) => {
        const isDocument = c.req.header('Sec-Fetch-Dest') === 'document';
        if (!isDocument) return proxy(site + c.req.path, c.req);
        c.header('Content-Type', 'text/html; charset=utf-8');
        return stream(c, async (document) => {
          for (const piece of piecesOf(c.req.path)) {
            await document.write(piece);
            await new Promise<void>((resolve) => {
              sendPiece = resolve;
            });
          }
        });
      });
      const server = await new Promise<ReturnType<typeof serve>>((resolve) => {
        const started = serve({ fetch: app.fetch, port: 0 }, () => resolve(started));
      });
      const address = server.address();
      if (typeof address !== 'object' || address === null) throw new Error('There is no port.');
      await use({ origin: `http://localhost:${address.port}`, sendPiece: () => sendPiece() });
      server.close();
    },
    { scope: 'worker' },
  ],
});

/** Waits until the page has drawn more than `before` characters of its document. Returns how many it has. */
const drawMore = (page: Page, before: number): Promise<number> =>
  page.evaluate(
    (known) =>
      new Promise<number>((resolve) => {
        const look = (): void => {
          const length = document.documentElement.innerHTML.length;
          if (length > known) requestAnimationFrame(() => setTimeout(resolve, 0, length));
          else requestAnimationFrame(look);
        };
        look();
      }),
    before,
  );

/** Pages whose openings have parts of their own: a drawing, a hero's form, a calculator, the wizard, a card. */
const paths = ['/', '/auckland', '/tax-calculator', '/quote', '/accountants/greenlion'];

for (const path of paths) {
  for (const width of [360, 1280]) {
    const tag = width === 360 ? [] : '@release';
    test(
      `${path} at ${width} pixels does not shift while its document arrives`,
      { tag },
      async ({ page, slowSite: { origin, sendPiece } }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(origin + path, { waitUntil: 'commit' });
        let drawn = 0;
        for (const _ of piecesOf(path)) {
          drawn = await drawMore(page, drawn);
          sendPiece();
        }
        await page.locator('html[data-hydrated]').waitFor();
        await seeNoShift(page);
      },
    );
  }
}
