import type { IncomingMessage, ServerResponse } from 'node:http';
import { Hono } from 'hono';
import { spellPath } from '#machines/page-address.ts';
import type { ResponseHeaders } from './response-headers.ts';
import { assetCaching, pageCaching } from './site-headers.ts';
import { readStaticFiles } from './static-files.ts';
import { responsesFor, type Negotiate } from './static-response.ts';

/** Built files that only responses and hosts use; they have no address of their own. */
const withoutAddress = new Set(['/404.html', '/form-problem.html', '/_headers', '/_redirects']);

const noHeaders: ResponseHeaders = { at: () => ({}), isOverTls: () => false };

export type StaticSite = ReturnType<typeof readStaticSite>;

/** Reads a built site into memory, ready to be served to GET and HEAD. */
export function readStaticSite(distDir: string, headers: ResponseHeaders = noHeaders) {
  const files = readStaticFiles(distDir);
  const uncached = { 'Cache-Control': pageCaching };
  const byAddress = (overTls: boolean): ReadonlyMap<string, Negotiate> =>
    new Map(
      Array.from(files)
        .filter(([path]) => !withoutAddress.has(path))
        .map(([path, file]) => {
          const address = path.endsWith('.html') ? spellPath(path) : path;
          const caching = path.startsWith('/assets/')
            ? { 'Cache-Control': assetCaching }
            : uncached;
          return [
            address,
            responsesFor(file, 200, { ...headers.at(address, overTls), ...caching }),
          ];
        }),
    );
  const sites = { plain: byAddress(false), secure: byAddress(true) };
  const negotiatorOf = (address: string, forwardedProto: unknown): Negotiate | undefined =>
    (headers.isOverTls(forwardedProto) ? sites.secure : sites.plain).get(address);
  const isPage = (path: string): boolean =>
    sites.plain.has(path) && files.has(path === '/' ? '/index.html' : `${path}.html`);
  const notFound = files.get('/404.html');

  const routes = new Hono().get('*', (c) => {
    // As it was sent: Hono's own path is decoded.
    const [, path = '/', query = ''] = /^\w+:\/\/[^/]*([^?]*)(.*)$/s.exec(c.req.url) ?? [];
    const forwardedProto = c.req.header('X-Forwarded-Proto');
    const others = { ...headers.at(path, headers.isOverTls(forwardedProto)), ...uncached };
    const spelt = spellPath(path);
    let negotiate = negotiatorOf(path, forwardedProto);
    if (negotiate === undefined && spelt !== path && isPage(spelt)) {
      return c.body(null, 308, { ...others, Location: spelt + query });
    }
    negotiate ??= notFound && responsesFor(notFound, 404, others);
    if (negotiate === undefined) return c.text('There is no page at this address.', 404, others);
    const { body, ...init } = negotiate(
      c.req.header('If-None-Match'),
      c.req.header('Accept-Encoding'),
    );
    return new Response(body, init);
  });

  return {
    headers,
    /** Responds if the URL is exactly a file's address, without Hono: that takes half the time. */
    respond: (request: IncomingMessage, response: ServerResponse): boolean => {
      const { method, url = '', headers: asked } = request;
      const negotiate = negotiatorOf(url, asked['x-forwarded-proto']);
      if (negotiate === undefined || (method !== 'GET' && method !== 'HEAD')) return false;
      const chosen = negotiate(asked['if-none-match'], asked['accept-encoding']);
      response.writeHead(chosen.status, chosen.headers).end(chosen.body);
      return true;
    },
    /** Serves clean addresses, redirects their other spellings, and responds 404 to the rest. */
    routes,
  };
}
