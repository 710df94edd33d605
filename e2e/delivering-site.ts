import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { createApp } from '#src/server/app.ts';
import type { LeadStore } from '#src/server/store/lead-store.ts';
import { openLeadStore } from '#src/server/store/open-lead-store.ts';
import { test as base } from './recorded-test.ts';

const run = promisify(execFile);

interface DeliveringSite {
  readonly origin: string;
  readonly store: LeadStore;
}

/** Builds the site with LEAD_FORMS=deliver and serves it with the real form handler and a store of its own. */
async function serve(worker: number, use: (site: DeliveringSite) => Promise<void>): Promise<void> {
  const folder = `node_modules/.cache/waymark/delivering-site-${worker}`;
  const distDir = `${folder}/dist`;
  await rm(folder, { recursive: true, force: true });
  await run('npx', ['tsx', 'src/build/build.ts'], {
    env: { ...process.env, LEAD_FORMS: 'deliver', OUT_DIR: distDir },
  });
  const file = `${folder}/leads.db`;
  const store = await openLeadStore({ url: `file:${file}`, file, authToken: undefined });
  const server = createServer(getRequestListener(createApp({ store, distDir }).fetch));
  server.listen(0);
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  await use({ origin: `http://localhost:${port}`, store });
  server.closeAllConnections();
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
