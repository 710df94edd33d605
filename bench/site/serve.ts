import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** Serves a built site as a CDN would: brotli at its best, made once, and hashed files kept for good. */
export async function serveSite(dist: string): Promise<{ origin: string; server: Server }> {
  const answers = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = pathname === '/' ? '/index.html' : pathname;
    const name = extname(file) === '' ? `${file}.html` : file;
    const type = types[extname(name)];
    try {
      const body = answers.get(name) ?? brotliCompressSync(readFileSync(join(dist, name)));
      answers.set(name, body);
      response.writeHead(200, {
        'Content-Type': type ?? 'text/plain',
        'Content-Encoding': 'br',
        'Cache-Control': name.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache',
      });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { origin: `http://localhost:${address.port}`, server };
}
