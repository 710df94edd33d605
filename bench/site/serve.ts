import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { headersFor, parseHeaderRules } from '#src/server/site/header-rules.ts';
import { transportSecurity } from '#src/server/site/site-headers.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

interface PageResponse {
  readonly status: number;
  readonly name: string;
  readonly body: Buffer;
}

/**
 * Finds a static host’s response: the file, the page of a path without its ending, or the 404 page.
 */
function responseTo(dist: string, path: string): PageResponse {
  const candidates = path.endsWith('/')
    ? [`${path}index.html`]
    : [path, `${path}.html`, `${path}/index.html`];
  const name = candidates.find((file) => extname(file) !== '' && existsSync(join(dist, file)));
  const shown = name ?? '/404.html';
  const file = join(dist, shown);
  const body = existsSync(`${file}.br`)
    ? readFileSync(`${file}.br`)
    : brotliCompressSync(readFileSync(file));
  return { status: name === undefined ? 404 : 200, name: shown, body };
}

export interface Site {
  readonly origin: string;
  readonly server: Server;
}

/**
 * Serves a built site like a CDN: precompressed with the best brotli, with the headers of its
 * `_headers` file, if any. It accepts whatever is posted, and keeps nothing.
 */
export async function serveSite(dist: string): Promise<Site> {
  const file = join(dist, '_headers');
  const rules = existsSync(file) ? parseHeaderRules(readFileSync(file, 'utf8')) : [];
  const responses = new Map<string, PageResponse>();
  const server = createServer((request, response) => {
    if (request.method === 'POST') {
      response.setHeader('Content-Type', 'application/json').end('{"reference":"WM-TEST"}');
      return;
    }
    const [pathname = '/'] = (request.url ?? '/').split('?');
    const ready = responses.get(pathname) ?? responseTo(dist, pathname);
    responses.set(pathname, ready);
    const headers = new Map(
      Object.entries({ 'Cache-Control': 'no-cache', ...headersFor(rules, pathname) }),
    );
    headers.delete(transportSecurity); // There is no TLS here.
    response.setHeaders(headers);
    response.writeHead(ready.status, {
      'Content-Type': types[extname(ready.name)] ?? 'text/plain',
      'Content-Encoding': 'br',
    });
    response.end(ready.body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { origin: `http://localhost:${address.port}`, server };
}
