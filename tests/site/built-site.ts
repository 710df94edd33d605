import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { defaultSettings } from '#content/site.ts';
import { earlierAssets } from '#src/build/assets/earlier-assets.ts';

/** The build’s folder. */
export const dist = process.env['OUT_DIR'] ?? 'dist';

/** The site’s origin; all its absolute URLs begin with it. */
export const origin: string = (process.env['SITE_URL'] ?? defaultSettings.origin).replace(
  /\/+$/,
  '',
);

if (!existsSync(dist))
  throw new Error(`There is no ${dist}/. Build the site first: npm run build.`);

const earlier = await earlierAssets(dist);

/** The path of every file of the built site, such as /assets/a.js, without those of earlier builds. */
export const files: ReadonlySet<string> = new Set(
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !(entry.name in earlier))
    .map(
      ({ parentPath, name }) => `${parentPath.replaceAll('\\', '/').slice(dist.length)}/${name}`,
    ),
);

/** The bytes of a file of the site. */
export const readFile = (file: string): Buffer => readFileSync(dist + file);

/** A PNG’s width and height in px, from bytes 16 and 20 of its header. */
export function pngSize(file: string): string {
  const bytes = readFile(file);
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

/**
 * The day on which the site was built in New Zealand, YYYY-MM-DD, from which its pages count. Midnight may
 * have passed since.
 */
export function buildDay(): string {
  const calendar = readFile('/calendars/gst-monthly.ics').toString();
  return calendar.replace(/^[^]*?DTSTAMP:(\d{4})(\d\d)(\d\d)T[^]*$/, '$1-$2-$3');
}

const fileOf = (path: string): string => (path === '/' ? '/index.html' : `${path}.html`);

/** The path of every page of the site, in order; the not-found page is /404. */
export const pagePaths: readonly string[] = [...files]
  .filter((file) => file.endsWith('.html'))
  .map((file) => (file === '/index.html' ? '/' : file.replace(/\.html$/, '')))
  .toSorted();

/** A page’s HTML as served. */
export const htmlOf = (path: string): string => readFile(fileOf(path)).toString();

const documents = new Map<string, Document>();

/**
 * A page as parsed without scripts. Style sheets are left out: no test here needs them, and parsing
 * them takes most of the time.
 */
export function pageAt(path: string): Document {
  const known = documents.get(path);
  if (known !== undefined) return known;
  const html = htmlOf(path).replace(/<style[^]*?<\/style>/g, '');
  const document = new DOMParser().parseFromString(html, 'text/html');
  documents.set(path, document);
  return document;
}

/** The pages’ faults, each after the path of its page. */
export const faultsOf = (
  find: (document: Document, path: string) => readonly string[],
  paths: readonly string[] = pagePaths,
): readonly string[] =>
  paths.flatMap((path) =>
    [...new Set(find(pageAt(path), path))].map((fault) => `${path}: ${fault}`),
  );
