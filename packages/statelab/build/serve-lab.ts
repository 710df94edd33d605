import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { labPolicy } from '#statelab/app/policy.ts';
import { keptVerdicts } from './keep-verdicts.ts';
import type { OpenProject } from './open-project.ts';
import { serveTapes } from './serve-tapes.ts';

/** The policy of every response, beside the one in each page: no other site may frame the lab. */
const framing = "frame-ancestors 'self'";
const policy = `${framing}; object-src 'none'; base-uri 'none'`;

export const isLab = (path: string): boolean => path === '/lab' || path.startsWith('/lab/');

/** The URL of a page has no extension. */
const fileOf = (folder: string, path: string): string =>
  existsSync(join(folder, `${path}.html`)) ? `${path}.html` : path;

/** Serves the modules of an open project, and notifies its pages of each change. */
function serveProject(server: Hono, { codeAt, onChange }: OpenProject): void {
  server.get('/lab/changes', (c) =>
    streamSSE(c, async (stream) => {
      const stop = onChange(() => void stream.writeSSE({ data: 'changed' }));
      await new Promise<void>((resolve) => stream.onAbort(resolve));
      stop();
    }),
  );
  server.get('/lab/:name{(?:helpers|project.*)\\.js}', async (c, next) => {
    const code = await codeAt(c.req.path);
    return code === undefined ? next() : c.body(code, 200, { 'Content-Type': 'text/javascript' });
  });
}

/** Serves a built lab: the lab at /lab/, the site it runs at its own paths. */
export function createLabServer(folder: string, project?: OpenProject): Hono {
  const server = new Hono();
  server.use(async (c, next) => {
    await next();
    c.header('Content-Security-Policy', isLab(c.req.path) ? `${labPolicy}; ${framing}` : policy);
    if (!c.req.path.includes('/assets/')) c.header('Cache-Control', 'no-cache');
  });
  server.get('/lab', (c) => c.redirect('/lab/'));
  server.get('/lab/verdicts.json', async (c) => c.json(await keptVerdicts()));
  serveTapes(server);
  if (project !== undefined) serveProject(server, project);
  server.use(serveStatic({ root: folder, rewriteRequestPath: (path) => fileOf(folder, path) }));
  server.notFound(async (c) => {
    const page = await readFile(join(folder, '404.html'), 'utf8').catch(() => undefined);
    return page === undefined
      ? c.text('There is no page at this address.', 404)
      : c.html(page, 404);
  });
  return server;
}
