import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { ledgerIds } from '#content/facts.ts';
import { siteVersion } from '#statelab/visit/site-version.ts';
import { keepEarlierAssets } from './assets/earlier-assets.ts';
import { writeFonts } from './assets/fonts.ts';
import { compressFiles } from './compress-files.ts';
import { replaceFolderAtomically } from './replace-folder.ts';
import { prerender } from './pages/prerender.ts';
import { loadContent } from './checks/content-faults.ts';
import { buildRecorder } from './code/recorder.ts';
import { loadRenderer, type Renderer } from './code/renderer.ts';
import { siteScripts } from './code/site-scripts.ts';
import { siteSettings } from './site-settings.ts';
import { staticStyles } from './styles/static-styles.ts';

/** A folder for each run, so that concurrent builds do not collide. */
const server = `node_modules/.cache/waymark/server-${process.pid}`;
const dist = process.env['OUT_DIR'] ?? 'dist';

/** Builds the code that renders pages. */
async function buildRenderer(): Promise<Renderer> {
  await build({
    logLevel: 'warn',
    plugins: [staticStyles()],
    build: {
      outDir: server,
      ssr: 'src/app/entry-server.tsx',
      emptyOutDir: true,
      // Words that views also import need no file of their own here.
      rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
    },
  });
  return loadContent(() => loadRenderer(join(server, 'entry-server.js')), ledgerIds);
}

/** Writes the site's scripts, fonts and pages. Returns the number of pages. */
async function writeSite(fresh: string, renderer: Renderer): Promise<number> {
  const { classes } = await renderer.siteStyles();
  await build({
    logLevel: 'warn',
    plugins: [staticStyles(classes)],
    build: {
      outDir: fresh,
      emptyOutDir: true,
      manifest: true,
      rolldownOptions: siteScripts,
    },
  });
  const settings = siteSettings(process.env);
  await buildRecorder(fresh, settings);
  await writeFonts(fresh);
  const pages = await prerender({ dist: fresh, renderer, settings });
  // For the server's /health; a static host and the server serve no hidden file.
  await writeFile(join(fresh, '.version'), siteVersion(process.env));
  await rm(join(fresh, '.vite'), { recursive: true });
  await compressFiles(fresh);
  await keepEarlierAssets(dist, fresh, new Date());
  return pages;
}

/**
 * Builds the static site into dist/: the renderer's code, then the browser's, then every page as
 * HTML. Of the build before, the assets stay for 30 days; a build that fails leaves the folder as it
 * was.
 */
export async function buildSite(): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  const start = performance.now();
  try {
    const renderer = await buildRenderer();
    const pages = await replaceFolderAtomically(dist, (fresh) => writeSite(fresh, renderer));
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`Built ${pages} pages into ${dist}/ in ${seconds} s.`);
  } finally {
    await rm(server, { recursive: true, force: true });
  }
}
