import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageHead } from '#src/app/head.ts';
import { parseManifest, scriptsFor, siteEntry } from './manifest.ts';
import { printRobots, printSitemap } from './sitemap.ts';

type Renderer = typeof import('#src/app/entry-server.tsx');

/** Where a path's page stands: /quote is quote.html, so that hosts serve it without a slash. */
const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/**
 * Renders every route of the built site to a file of its own, and the not-found page to
 * 404.html; `entryModule` starts them in a browser. Gives the paths. Throws for a page that cannot be rendered.
 */
export async function prerender(
  dist: string,
  rendererFile: string,
  entryModule = siteEntry,
): Promise<readonly string[]> {
  const renderer: Renderer = await import(pathToFileURL(rendererFile).href);
  const manifest = parseManifest(await readFile(join(dist, '.vite/manifest.json'), 'utf8'));
  const paths = renderer.pagePaths();
  const heads: PageHead[] = [];
  for (const path of [...paths, '/404']) {
    const { document, head, found } = await renderer.renderDocument(path, (modules) =>
      scriptsFor(manifest, modules, entryModule),
    );
    const file = join(dist, fileOf(path));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, document);
    if (found) heads.push(head);
  }
  await writeFile(join(dist, 'sitemap.xml'), printSitemap(renderer.origin, heads));
  await writeFile(join(dist, 'robots.txt'), printRobots(renderer.origin));
  return paths;
}
