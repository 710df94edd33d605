import { createInterface } from 'node:readline';
import { serve } from '@hono/node-server';
import { expect } from '@playwright/test';
import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import { origin, port } from '#e2e/site-under-test.ts';
import { pagePaths } from '#tests/site/page-weight.ts';
import { runWebKit } from './run-webkit.ts';
import { test } from './webkit-test.ts';

const done = 'Every page was visited.';

const settings = [
  '--enable-write-console-messages-to-stdout=true',
  '--javascript-can-open-windows-automatically=true',
];

/** Runs first in each page: goes on to the next once this one has been hydrated. */
function visitNext(paths: readonly string[], lastWords: string): void {
  const go = (): void => {
    const next = paths[paths.indexOf(location.pathname) + 1];
    if (next === undefined) console.log(lastWords);
    else location.assign(next);
  };
  // What a page does last, it does within this time.
  new MutationObserver(() => setTimeout(go, 300)).observe(document.documentElement, {
    attributeFilter: ['data-hydrated'],
  });
}

/** The site with that script in its pages, and a page that opens the first one in a window. */
const visitedSite = (paths: readonly string[], width: number) =>
  new Hono()
    .get('/open', (c) => c.html(`<script>open('${paths[0]}', '', 'width=${width}')</script>`))
    .get('/visit.js', (c) => c.text(`(${String(visitNext)})(${JSON.stringify(paths)}, '${done}')`))
    .all('*', async (c) => {
      const response = await proxy(origin + c.req.path, c.req);
      if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response;
      const [before = '', ...rest] = (await response.text()).split('<head>');
      return new Response(
        [before, '<script src="/visit.js"></script>', ...rest].join(''),
        response,
      );
    });

/** A page for each kind of control. The walk visits them all. */
const examples = ['/', '/quote', '/auckland', '/tax-calculator', '/tax-faq', '/no-such-page'];

for (const paths of [examples, ['/no-such-page', ...pagePaths('dist')]]) {
  for (const width of [390, 1280]) {
    const title = `${paths.length} pages log nothing at ${width} px`;
    test(title, { tag: paths === examples ? [] : '@release' }, async ({}, info) => {
      const sitePort = port + 100 + info.parallelIndex;
      const site = serve({ fetch: visitedSite(paths, width).fetch, port: sitePort });
      const args = [...settings, `http://localhost:${sitePort}/open`];
      // Private and automated windows log nothing, so the browser keeps its data in the test's folder.
      const browser = await runWebKit('browser', args, { XDG_DATA_HOME: info.outputDir });
      const messages: string[] = [];
      for await (const line of createInterface(browser.printed)) {
        if (line.includes(done)) break;
        // WebKitGTK 2.50 knows the directive not yet; browsers ignore what they do not know.
        if (line.includes(' CONSOLE ') && !line.includes("'manifest-src'")) messages.push(line);
      }
      browser.end();
      site.close();
      expect(messages).toEqual([]);
    });
  }
}
