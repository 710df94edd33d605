import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageHead } from '#src/app/head.ts';
import { parseManifest, scriptsFor, siteEntry } from './manifest.ts';
import { printHeaders, withPolicy } from './page-policies.ts';
import type { SiteSettings } from './site-settings.ts';
import { printRobots, printSitemap } from './sitemap.ts';

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

/**
 * The `_redirects` file for static hosts: a page that only the form handler fills in has no
 * address (docs.netlify.com, redirects: the exclamation mark hides a file that is there).
 */
const hiddenPages = '/form-problem  /404.html  404!\n';

/**
 * Renders every route of the built site to a file of its own, and the not-found page to
 * 404.html; writes the files beside them that speak of all pages. `entryModule` starts them
 * in a browser. Without settings the pages get no policy. Gives the paths. Throws for a page that cannot be rendered.
 */
export async function prerender(
  dist: string,
  rendererFile: string,
  settings: SiteSettings | null,
  entryModule = siteEntry,
): Promise<readonly string[]> {
  const renderer: Renderer = await import(pathToFileURL(rendererFile).href);
  const manifest = parseManifest(await readFile(join(dist, '.vite/manifest.json'), 'utf8'));
  const styles = await writeStyles(dist, await renderer.siteStyles());
  const paths = renderer.pagePaths();
  const heads: PageHead[] = [];
  const documents: string[] = [];
  for (const path of [...paths, '/404']) {
    const { document, head, found } = await renderer.renderDocument(path, (module) => ({
      ...scriptsFor(manifest, module, entryModule),
      styles,
    }));
    const file = join(dist, fileOf(path));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, settings === null ? document : withPolicy(document));
    documents.push(document);
    if (found) heads.push(head);
  }
  await writeFile(join(dist, 'sitemap.xml'), printSitemap(renderer.origin, heads));
  await writeFile(join(dist, 'robots.txt'), printRobots(renderer.origin));
  if (settings !== null) {
    await writeFile(join(dist, '_headers'), printHeaders(documents, settings));
  }
  await writeFile(join(dist, '_redirects'), hiddenPages);
  return paths;
}
