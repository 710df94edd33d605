import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ledgerIds } from '#content/facts.ts';
import { contentCheck } from '#src/build/checks/content-faults.ts';
import { inlineScript } from '#src/build/code/inline-script.ts';
import type { Renderer } from '#src/build/code/renderer.ts';
import type { SiteSettings } from '#src/build/site-settings.ts';
import { inlineHashes, printHeaders, withPolicy } from './page-policies.ts';
import { parseManifest, scriptsFor, siteEntry } from './manifest.ts';
import { printRobots, printSitemap, type IndexedPages } from './sitemap.ts';
import { writeCalendars } from './calendars.ts';

/** Writes the stylesheet under a hashed name. Returns its address. */
async function writeStyles(dist: string, styles: string): Promise<string> {
  const hash = createHash('sha256').update(styles).digest('hex').slice(0, 8);
  const address = `/assets/styles-${hash}.css`;
  await writeFile(join(dist, address), styles);
  return address;
}

/** A page's file in the built site, without its extension: /quote is quote.html. */
const fileOf = (path: string): string => (path === '/' ? 'index' : path.slice(1));

interface Prerendering {
  /** The folder of the browser's built code. */
  readonly dist: string;
  readonly renderer: Renderer;
  /** The settings for the host's headers; null writes none. */
  readonly settings: SiteSettings | null;
  /** The module that starts pages in a browser (default: the site's). */
  readonly entryModule?: string;
}

/**
 * Renders every page of the built site to a file of its own, and the
 * not-found page to 404.html; then writes the files that list all pages. Of a written page it keeps
 * only what these and the checks need, to bound memory. Returns the number of paths. Rejects with
 * every error of the content, one a line.
 */
export async function prerender({
  dist,
  renderer,
  settings,
  entryModule = siteEntry,
}: Prerendering): Promise<number> {
  const manifest = parseManifest(await readFile(join(dist, '.vite/manifest.json'), 'utf8'));
  const { rules, renamed } = renderer.siteStyles();
  const styles = await writeStyles(dist, rules);
  const inline = await inlineScript();
  const paths = renderer.sitePaths();
  const indexed: IndexedPages = new Map();
  const inlineScripts = new Set<string>();
  const check = contentCheck(renderer, ledgerIds);
  const render = (path: string) =>
    renderer.renderDocument(path, (modules) => ({
      ...scriptsFor(manifest, modules, entryModule),
      styles,
      inline,
    }));
  for (const path of [...paths, '/404']) {
    const rendered = await render(path).catch((error: unknown) => check.fail(path, error));
    if (rendered === undefined) continue;
    const { page } = rendered;
    if (page.path !== null) check.read(path, rendered.document);
    const document = renamed(rendered.document);
    const hashes = inlineHashes(document);
    const file = join(dist, fileOf(path));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(`${file}.html`, withPolicy(document, hashes));
    for (const script of hashes.scripts) inlineScripts.add(script);
    if (page.indexed !== null) indexed.set(page.indexed, page.updated);
  }
  const faults = check.faults();
  if (faults.length > 0) throw new Error(faults.join('\n'));
  await writeFile(join(dist, 'sitemap.xml'), printSitemap(indexed));
  await writeFile(join(dist, 'robots.txt'), printRobots(renderer.origin));
  await writeCalendars(dist, renderer.origin);
  if (settings !== null) {
    await writeFile(join(dist, '_headers'), printHeaders([...inlineScripts], paths, settings));
  }
  return paths.length;
}
