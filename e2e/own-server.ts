import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';

const run = promisify(execFile);

/** Builds the site with settings of a test's own. Gives the folder it is in, and one for its leads. */
export async function buildOwnSite(name: string, settings: Readonly<Record<string, string>>) {
  const folder = `node_modules/.cache/waymark/${name}`;
  const distDir = `${folder}/dist`;
  await rm(folder, { recursive: true, force: true });
  await run(process.execPath, ['--import', 'tsx', 'src/build/build.ts'], {
    env: { ...process.env, ...settings, OUT_DIR: distDir },
  });
  return { distDir, leads: `${folder}/leads.db` };
}

/** A server on a free port of this machine, which answers once it is told as what. */
export async function openOwnServer() {
  const server = createServer();
  server.listen(0);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    origin: `http://localhost:${address.port}`,
    answerAs: (app: Hono) => server.on('request', getRequestListener(app.fetch)),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
