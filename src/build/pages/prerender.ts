import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inlineHashes } from '#src/server/headers/inline-hashes.ts';
import { parseManifest, scriptsFor, siteEntry } from './manifest.ts';
import { printHeaders, withPolicy } from './page-policies.ts';
import type { SiteSettings } from '#src/build/site-settings.ts';
import { printRobots, printSitemap, type ListedPages } from './sitemap.ts';

type Renderer = typeof import('#src/app/entry-server.tsx');

/** Where a path's page stands: /quote is quote.html, so that hosts serve it without a slash. */
const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** Writes the stylesheet under a name that changes with what it holds, and gives its address. */
async function writeStyles(dist: string, styles: string): Promise<string> {
  const hash = createHash('sha256').update(styles).digest('hex').slice(0, 8);
  const address = `/assets/styles-${hash}.css`;
  await writeFile(join(dist, address), styles);
  return address;
}

interface Prerendering {
  /** Where the browser's code was built into. */
  readonly dist: string;
  /** The file that the server's code was built into. */
  readonly rendererFile: string;
  /** What the pages' policies and the host's headers follow from; without it there are none. */
  readonly settings: SiteSettings | null;
  /** The module that starts the pages in a browser; the site's, where left out. */
  readonly entryModule?: string;
  /** Told how many pages are written, and of how many. */
  readonly onPage?: (written: number, pages: number) => void;
}

/**
 * Renders every route of the built site to a file of its own, and the not-found page to
 * 404.html; then writes the files beside them that speak of all pages. Of a page that is
 * written nothing is kept but its line in each of these, so that a large site takes no more
 * memory than a small one. Gives how many paths there are. Throws for a page that cannot be rendered.
 */
export async function prerender({
  dist,
  rendererFile,
  settings,
  entryModule = siteEntry,
  onPage = () => undefined,
}: Prerendering): Promise<number> {
  const renderer: Renderer = await import(pathToFileURL(rendererFile).href);
  const manifest = parseManifest(await readFile(join(dist, '.vite/manifest.json'), 'utf8'));
  const styles = await writeStyles(dist, (await renderer.siteStyles()).rules);
  const paths = renderer.pagePaths();
  const listed: ListedPages = new Map();
  const inlineScripts = new Set<string>();
  for (const [index, path] of [...paths, '/404'].entries()) {
    const { document, head, found } = await renderer.renderDocument(path, (module) => ({
      ...scriptsFor(manifest, module, entryModule),
      styles,
    }));
    const hashes = inlineHashes(document);
    const file = join(dist, fileOf(path));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, settings === null ? document : withPolicy(document, hashes));
    for (const script of hashes.scripts) inlineScripts.add(script);
    if (found && !head.noindex) listed.set(head.path, head.page?.updated);
    onPage(index + 1, paths.length + 1);
  }
  await writeFile(join(dist, 'sitemap.xml'), printSitemap(renderer.origin, listed));
  await writeFile(join(dist, 'robots.txt'), printRobots(renderer.origin));
  if (settings !== null) {
    await writeFile(join(dist, '_headers'), printHeaders([...inlineScripts], settings));
  }
  return paths.length;
}
