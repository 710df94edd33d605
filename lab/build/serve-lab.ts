import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { readStaticSite } from '#src/server/static-site.ts';
import { testCoverage } from './test-coverage.ts';

/** What every answer says beside the policy that each page holds itself: nobody else frames the lab. */
const policy = "frame-ancestors 'self'; object-src 'none'; base-uri 'none'";

/** Serves a built lab: the lab at /lab/, the site it runs at its own paths, and the newest coverage of the tests. */
export function createLabServer(folder: string): Hono {
  const server = new Hono();
  server.use(async (c, next) => {
    await next();
    c.header('Content-Security-Policy', policy);
    // The pictures of a visit are of no origin, and show its fonts.
    if (c.req.path.startsWith('/fonts/')) c.header('Access-Control-Allow-Origin', '*');
  });
  server.get('/lab', (c) => c.redirect('/lab/'));
  server.get('/lab/', async (c) =>
    c.html(await readFile(join(folder, 'lab/index.html'), 'utf8'), 200, {
      'Cache-Control': 'no-cache',
    }),
  );
  server.get('/lab/coverage.json', async (c, next) => {
    const newest = await readFile(testCoverage).catch(() => undefined);
    if (newest === undefined) return next();
    return c.body(newest, 200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' });
  });
  server.route('/', readStaticSite(folder).routes);
  return server;
}
