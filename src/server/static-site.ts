import type { IncomingMessage, ServerResponse } from 'node:http';
import { Hono, type Context } from 'hono';
import { assetCaching } from '#src/server/headers/site-headers.ts';
import type { ResponseHeaders } from './response-headers.ts';
import { responsesFor, negotiateResponse, type StaticResponses } from './static-responses.ts';
import { readStaticFiles } from './static-files.ts';

/** Built files that only answers and hosts use; they have no address of their own. */
const withoutAddress = new Set(['/404.html', '/form-problem.html', '/_headers', '/_redirects']);

/** The one address a page goes by: no trailing slash, no .html, no /index. */
const cleanPath = (path: string): string =>
  path.replace(/\/$|\.html\/?$/, '').replace(/^\/index$/, '') || '/';

const caching = (path: string) => ({
  'Cache-Control': path.startsWith('/assets/') ? assetCaching : 'no-cache',
});

const noHeaders: ResponseHeaders = { at: () => ({}), isOverTls: () => false };

function choose(c: Context, answers: StaticResponses): Response {
  const known = c.req.header('If-None-Match');
  const encodings = c.req.header('Accept-Encoding');
  const { body, status, headers } = negotiateResponse(answers, known, encodings);
  return new Response(body, { status, headers });
}

/** A built site, ready to be served to GET and HEAD from memory: nothing here waits for the disk. */
export interface StaticSite {
  readonly headers: ResponseHeaders;
  /** Responds if the URL is exactly a file's address, past any framework: it takes half the time. */
  readonly answer: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Serves clean addresses, redirects their other spellings, and responds 404 to the rest. */
  readonly routes: Hono;
}

export function readStaticSite(distDir: string, headers: ResponseHeaders = noHeaders): StaticSite {
  const files = readStaticFiles(distDir);
  const notFound = files.get('/404.html');
  const answersByAddress = (overTls: boolean): ReadonlyMap<string, StaticResponses> =>
    new Map(
      Array.from(files)
        .filter(([path]) => !withoutAddress.has(path))
        .map(([path, file]) => {
          const address = path.endsWith('.html') ? cleanPath(path) : path;
          const others = { ...headers.at(address, overTls), ...caching(address) };
          return [address, responsesFor(file, 200, others)];
        }),
    );
  const plain = answersByAddress(false);
  const secure = answersByAddress(true);
  const isPage = (path: string): boolean =>
    files.has(path === '/' ? '/index.html' : `${path}.html`);

  const routes = new Hono().get('*', (c) => {
    const { path } = c.req;
    const overTls = headers.isOverTls(c.req.header('X-Forwarded-Proto'));
    const answers = (overTls ? secure : plain).get(path);
    if (answers !== undefined) return choose(c, answers);
    const others = headers.at(path, overTls);
    const clean = cleanPath(path);
    if (clean !== path && plain.has(clean) && isPage(clean)) {
      return c.body(null, 308, { ...others, Location: clean + new URL(c.req.url).search });
    }
    const uncached = { ...others, 'Cache-Control': 'no-cache' };
    if (notFound !== undefined) return choose(c, responsesFor(notFound, 404, uncached));
    return c.text('There is no page at this address.', 404, uncached);
  });

  return {
    headers,
    answer: ({ method, url = '', headers: asked }, response) => {
      if (method !== 'GET' && method !== 'HEAD') return false;
      const overTls = headers.isOverTls(asked['x-forwarded-proto']);
      const answers = (overTls ? secure : plain).get(url);
      if (answers === undefined) return false;
      const known = asked['if-none-match'];
      const { body, status, raw } = negotiateResponse(answers, known, asked['accept-encoding']);
      response.writeHead(status, raw).end(body);
      return true;
    },
    routes,
  };
}
