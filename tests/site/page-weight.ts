import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

/**
 * The paths of every page of a built site that runs the site's code, such as `/` and `/blog/gst`,
 * read from its folder: a new route is tested and measured too. The page for addresses that lead
 * nowhere is not among them.
 */
export const pagePaths = (dist: string): readonly string[] =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .filter((file) => readFileSync(join(dist, file), 'utf8').includes(' data-entry="'))
    .map((file) => `/${file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')}`);

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

const weighed = new Map<string, Promise<number>>();

/** Bytes of a text or a file with brotli at its best, which is what a CDN keeps of a static file. */
const compressed = async (content: string | Uint8Array): Promise<number> =>
  (await promisify(brotliCompress)(content)).length;

/** The weight of a script, which many pages load. */
function weigh(file: string): Promise<number> {
  const bytes = weighed.get(file) ?? readFile(file).then(compressed);
  weighed.set(file, bytes);
  return bytes;
}

const found = (html: string, pattern: RegExp): readonly string[] => [
  ...new Set([...html.matchAll(pattern)].map(([, text]) => text ?? '')),
];

/** Weighs a page of a built site by its file, such as /blog.html. */
export async function weighPage(dist: string, file: string): Promise<PageWeight> {
  const html = await readFile(join(dist, file), 'utf8');
  const scripts = found(html, /<link rel="modulepreload" href="([^"]+)"/g);
  const styles = found(html, /<style[^>]*>([^]*?)<\/style>/g).join('');
  const weights = await Promise.all(scripts.map((script) => weigh(join(dist, script))));
  return {
    html: await compressed(html),
    css: await compressed(styles),
    javascript: weights.reduce((sum, bytes) => sum + bytes, 0),
    scripts,
    stylesheets: found(html, /<link rel="(?:stylesheet|preload)" href="([^"]+\.css)"/g),
    fonts: found(html, /<link rel="preload" href="([^"]+\.woff2)"/g),
  };
}
