import { createApp } from '#src/server/app.ts';
import type { LeadStore } from '#src/server/store/lead-store.ts';
import { openLeadStore } from '#src/server/store/open-lead-store.ts';
import { openOwnServer } from './own-server.ts';
import { test as base } from './recorded-test.ts';

interface DeliveringSite {
  readonly origin: string;
  readonly store: LeadStore;
}

/** Serves the built site with the real form handler and a store of its own, which tests can read. */
async function serve(worker: number, use: (site: DeliveringSite) => Promise<void>): Promise<void> {
  const leads = `test-results/delivering-site-${worker}.db`;
  const store = await openLeadStore({ url: `file:${leads}`, file: leads, authToken: undefined });
  const server = await openOwnServer();
  server.answerAs(createApp({ store, distDir: 'dist' }));
  await use({ origin: server.origin, store });
  server.close();
  store.close();
}

/** Runs a test on a site whose stored leads it can read. */
export const test = base.extend<object, { site: DeliveringSite }>({
  site: [({}, use, { workerIndex }) => serve(workerIndex, use), { scope: 'worker' }],
  baseURL: ({ site }, use) => use(site.origin),
});
