import { createApp } from '#src/server/app.ts';
import type { LeadStore } from '#src/server/store/lead-store.ts';
import { openLeadStore } from '#src/server/store/open-lead-store.ts';
import { buildOwnSite, openOwnServer } from './own-server.ts';
import { test as base } from './recorded-test.ts';

interface DeliveringSite {
  readonly origin: string;
  readonly store: LeadStore;
}

/** Builds the site with LEAD_FORMS=deliver and serves it with the real form handler and a store of its own. */
async function serve(worker: number, use: (site: DeliveringSite) => Promise<void>): Promise<void> {
  const { distDir, leads } = await buildOwnSite(`delivering-site-${worker}`, {
    LEAD_FORMS: 'deliver',
  });
  const store = await openLeadStore({ url: `file:${leads}`, file: leads, authToken: undefined });
  const server = await openOwnServer();
  server.answerAs(createApp({ store, distDir }));
  await use({ origin: server.origin, store });
  server.close();
  store.close();
}

/** Runs a test on a site that is set to deliver its lead forms, built once for a worker. */
export const test = base.extend<object, { site: DeliveringSite }>({
  site: [
    // Playwright reads from the pattern which fixtures this one needs: none.
    // oxlint-disable-next-line eslint/no-empty-pattern
    ({}, use, { parallelIndex }) => serve(parallelIndex, use),
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ site }, use) => use(site.origin),
});
