import { createApp } from '#src/server/app.ts';
import { openLeadStore } from '#src/server/store/open-lead-store.ts';
import { buildOwnSite, openOwnServer } from './own-server.ts';
import { test as base } from './recorded-test.ts';

/** Builds the site with LEAD_FORMS=log and serves it. */
async function serve(worker: number, use: (origin: string) => Promise<void>): Promise<void> {
  const { distDir, leads } = await buildOwnSite(`logging-site-${worker}`, { LEAD_FORMS: 'log' });
  const store = await openLeadStore({ url: `file:${leads}`, file: leads, authToken: undefined });
  const server = await openOwnServer();
  server.answerAs(createApp({ store, distDir }));
  await use(server.origin);
  server.close();
  store.close();
}

/** Runs a test on a site that is set to log its lead forms, built once for a worker. */
export const test = base.extend<object, { origin: string }>({
  origin: [
    ({}, use, { parallelIndex }) => serve(parallelIndex, use),
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ origin }, use) => use(origin),
});
