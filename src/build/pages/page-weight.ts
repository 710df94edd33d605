import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** What a page makes a browser load until it responds, in bytes as a CDN would compress them. */
export interface PageWeight {
  readonly html: number;
  /** The part of the HTML that is style. */
  readonly css: number;
  readonly javascript: number;
  readonly scripts: readonly string[];
  readonly stylesheets: readonly string[];
  readonly fonts: readonly string[];
}

const weighed = new Map<string, number>();

/** Bytes of a text or a file with brotli at its best, which is what a CDN keeps of a static file. */
const compressed = (content: string | Uint8Array): number => brotliCompressSync(content).length;

function weigh(dist: string, address: string): number {
  const file = join(dist, address);
  const known = weighed.get(file);
  if (known !== undefined) return known;
  const bytes = compressed(readFileSync(file));
  weighed.set(file, bytes);
  return bytes;
}

const found = (html: string, pattern: RegExp): readonly string[] => [
  ...new Set([...html.matchAll(pattern)].map(([, text]) => text ?? '')),
];

/** Weighs a page of a built site by its file, such as /blog.html. */
export function weighPage(dist: string, file: string): PageWeight {
  const html = readFileSync(join(dist, file), 'utf8');
  const scripts = found(html, /<link rel="modulepreload" href="([^"]+)"/g);
  return {
    html: compressed(html),
    css: compressed(found(html, /<style[^>]*>([^]*?)<\/style>/g).join('')),
    javascript: scripts.reduce((sum, script) => sum + weigh(dist, script), 0),
    scripts,
    stylesheets: found(html, /<link rel="(?:stylesheet|preload)" href="([^"]+\.css)"/g),
    fonts: found(html, /<link rel="preload" href="([^"]+\.woff2)"/g),
  };
}
