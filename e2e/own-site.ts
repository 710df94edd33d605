import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { createApp } from '#src/server/app.ts';
import { openLeads } from '#src/server/decide/open-leads.ts';

const run = promisify(execFile);

/** A server on a free port, which responds once it has an app. */
async function openServer() {
  const server = createServer();
  server.listen(0);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    origin: `http://localhost:${address.port}`,
    respondAs: (app: Hono) => server.on('request', getRequestListener(app.fetch)),
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/**
 * Builds and serves the site with its own settings: the wizard delivers to a form handler on
 * another origin, since the host takes no forms, and the other forms log their values.
 */
export async function openOwnSite() {
  const [host, handler] = [await openServer(), await openServer()];
  const folder = 'node_modules/.cache/waymark/own-site';
  const distDir = `${folder}/dist`;
  await rm(folder, { recursive: true, force: true });
  await run(process.execPath, ['--import', 'tsx', 'src/build/build.ts'], {
    env: {
      ...process.env,
      FORM_ENDPOINT: `${handler.origin}/`,
      LEAD_FORMS: 'log',
      OUT_DIR: distDir,
    },
  });
  const leads = `${folder}/leads.db`;
  const store = await openLeads({ url: `file:${leads}`, file: leads });
  const save = () => Promise.reject(new Error('This host takes no forms.'));
  host.respondAs(createApp({ leads: { ...store, save }, distDir }));
  handler.respondAs(createApp({ leads: store, distDir: 'none', allowedOrigins: [host.origin] }));
  return {
    origin: host.origin,
    leadsOf: async (email: string) =>
      (await store.list()).filter(({ values }) => values['email'] === email),
    close: async () => {
      await Promise.all([host, handler].map((server) => server.close()));
      await store.close();
    },
  };
}
