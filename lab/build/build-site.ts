import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { buildLab } from '#statelab/build/build-lab.ts';
import { build, mergeConfig, type InlineConfig } from 'vite';
import { bracketsDocument } from '#brackets/page/words.ts';
import { parseManifest, scriptsFor } from '#src/build/pages/manifest.ts';
import { writeFonts } from '#src/build/assets/fonts.ts';
import { withRenderer } from '#src/build/code/build-renderer.ts';
import { prerender } from '#src/build/pages/prerender.ts';
import { siteConfig } from '#src/build/site-config.ts';
import { overrideModules } from './overrides-plugin.ts';
import { printToolDocument } from './tool-document.ts';

const siteInLab = 'lab/entry.ts';
const bracketsEntry = 'packages/brackets/page/main.tsx';

/** Keeps the copy out of search engines. */
const robots = 'User-agent: *\nDisallow: /\n';

/**
 * Builds a static folder with the lab's copy of the site, the lab at /lab/ and the brackets page at
 * /brackets. Returns the number of the site's pages.
 */
export async function buildSiteInLab(folder: string): Promise<number> {
  process.env['NODE_ENV'] = 'production';
  // The site as the lab runs it: recorded, and with stand-ins for the outside world.
  const labConfig: InlineConfig = {
    configFile: false,
    logLevel: 'warn',
    plugins: [overrideModules()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      manifest: true,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        input: [siteInLab, bracketsEntry],
        checks: { pluginTimings: false },
      },
    },
  };
  await build(mergeConfig(siteConfig(), labConfig));
  await writeFonts(folder);
  const pages = await withRenderer([], (renderer) =>
    prerender({ dist: folder, renderer, settings: null, entryModule: siteInLab }),
  );
  const manifest = parseManifest(await readFile(join(folder, '.vite/manifest.json'), 'utf8'));
  const brackets = { ...bracketsDocument, ...scriptsFor(manifest, [], bracketsEntry) };
  await writeFile(join(folder, 'brackets.html'), printToolDocument(brackets));
  await writeFile(join(folder, 'robots.txt'), robots);
  const unneeded = [join(folder, '.vite'), join(folder, 'sitemap.xml')];
  await Promise.all(unneeded.map((file) => rm(file, { recursive: true })));
  await mkdir(join(folder, 'lab'));
  await buildLab(resolve('lab.config.ts'), resolve(folder, 'lab'));
  return pages;
}
