import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { Hono, type Context } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { getMimeType } from 'hono/utils/mime';
import { assetCaching } from '#src/headers/site-headers.ts';

/** Built files that only answers and hosts use; they have no address of their own. */
const withoutAddress = new Set(['/404', '/form-problem', '/_headers']);

/**
 * What no address of the site holds: an escape (every built name is plain ASCII), a
 * backslash, an empty segment, and a segment that starts with a dot.
 */
const neverServed = /[%\\]|\/[./]/;

/** The one address a page goes by: no trailing slash, no .html, no /index. */
const canonicalPath = (path: string): string =>
  path
    .replace(/\/$/, '')
    .replace(/\.html$/, '')
    .replace(/^\/index$/, '') || '/';

/**
 * Finds a file of the built site. Links are followed before the check, so that one which
 * leads out of the folder is as absent as a file that does not exist.
 */
async function findFile(distDir: string, path: string): Promise<string | undefined> {
  try {
    const file = await realpath(join(distDir, path));
    const inside = file.startsWith(`${await realpath(distDir)}${sep}`);
    return inside && (await stat(file)).isFile() ? file : undefined;
  } catch {
    return undefined;
  }
}

const cacheControl = (path: string): string =>
  path.startsWith('/assets/') ? assetCaching : 'no-cache';

async function answerFile(c: Context, file: string, caching: string, status: 200 | 404 = 200) {
  const content = await readFile(file);
  return c.body(content, status, {
    'Content-Type': getMimeType(file) ?? 'application/octet-stream',
    'Content-Length': String(content.byteLength),
    'Cache-Control': caching,
    Vary: 'Accept-Encoding',
  });
}

/**
 * Serves the built site to GET and HEAD. Pages go by clean addresses, and their other
 * spellings redirect there; an unknown path is answered 404 with the not-found page.
 *
 * The files are read here and not by serveStatic, which follows links out of the folder,
 * can't answer 404 with a page, and would give parts of a file the ETag of the part.
 */
export function createStaticSite(distDir: string): Hono {
  const staticSite = new Hono();

  // Compressing is part of the GET, so that the answer to a method it does not take is not touched.
  staticSite.get('*', compress(), etag(), async (c) => {
    const { path } = c.req;
    const clean = canonicalPath(path);
    if (!neverServed.test(path) && !withoutAddress.has(clean)) {
      const page = await findFile(distDir, `${clean === '/' ? '/index' : clean}.html`);
      if (page !== undefined && clean !== path) {
        return c.redirect(`${clean}${new URL(c.req.url).search}`, 308);
      }
      const file = page ?? (await findFile(distDir, path));
      if (file !== undefined) return answerFile(c, file, cacheControl(path));
    }
    const notFound = await findFile(distDir, '/404.html');
    if (notFound !== undefined) return answerFile(c, notFound, 'no-cache', 404);
    return c.text('There is no page at this address.', 404, { 'Cache-Control': 'no-cache' });
  });

  return staticSite;
}
