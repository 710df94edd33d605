import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

/** What every answer says beside the policy that each page holds itself: nobody else frames the lab. */
const policy = "frame-ancestors 'self'; object-src 'none'; base-uri 'none'";

/** What the last run of a project's tests counted, where there was one; the lab reads it as /lab/coverage.json. */
export const testCoverage = 'coverage/machines.json';

/** The file of a page goes by its address without an ending. */
const fileOf = (folder: string, path: string): string =>
  existsSync(join(folder, `${path}.html`)) ? `${path}.html` : path;

/** Serves a built lab: the lab at /lab/, the site it runs at its own paths, and the newest coverage of the tests. */
export function createLabServer(folder: string): Hono {
  const server = new Hono();
  server.use(async (c, next) => {
    await next();
    c.header('Content-Security-Policy', policy);
    if (!c.req.path.includes('/assets/')) c.header('Cache-Control', 'no-cache');
    // The pictures of a visit are of no origin, and show its fonts.
    if (c.req.path.startsWith('/fonts/')) c.header('Access-Control-Allow-Origin', '*');
  });
  server.get('/lab', (c) => c.redirect('/lab/'));
  server.get('/lab/coverage.json', async (c, next) => {
    const newest = await readFile(testCoverage).catch(() => undefined);
    return newest === undefined
      ? next()
      : c.body(newest, 200, { 'Content-Type': 'application/json' });
  });
  server.use(serveStatic({ root: folder, rewriteRequestPath: (path) => fileOf(folder, path) }));
  server.notFound(async (c) => {
    const page = await readFile(join(folder, '404.html'), 'utf8').catch(() => undefined);
    return page === undefined
      ? c.text('There is no page at this address.', 404)
      : c.html(page, 404);
  });
  return server;
}
