import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { readStaticSite } from '#src/server/static-site.ts';
import { testCoverage } from './test-coverage.ts';

/** Serves a built lab: the lab at /lab/, the site it runs at its own paths, and the newest coverage of the tests. */
export function createLabServer(folder: string): Hono {
  const server = new Hono();
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
