import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { siteVersion } from '#statelab/page/site-version.ts';
import { keepEarlierAssets } from './assets/earlier-assets.ts';
import { writeFonts } from './assets/fonts.ts';
import { compressFiles } from './compress-files.ts';
import { replaceFolderAtomically } from './replace-folder.ts';
import { prerender } from './pages/prerender.ts';
import { buildRecorder } from './code/recorder.ts';
import { withRenderer } from './code/build-renderer.ts';
import type { Renderer } from './code/renderer.ts';
import { siteScripts } from './code/site-scripts.ts';
import { siteSettings } from './site-settings.ts';
import { staticStyles } from './styles/static-styles.ts';

const dist = process.env['OUT_DIR'] ?? 'dist';

/** Writes the site's scripts, fonts and pages. Returns the number of pages. */
async function writeSite(fresh: string, renderer: Renderer): Promise<number> {
  const { classes } = renderer.siteStyles();
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
  // For the server's /health; a static host and the server serve no hidden file. The first is the site's version, the second its age.
  await writeFile(join(fresh, '.version'), siteVersion(process.env));
  await writeFile(join(fresh, '.built'), new Date().toISOString());
  await rm(join(fresh, '.vite'), { recursive: true });
  await compressFiles(fresh);
  await keepEarlierAssets(dist, fresh, new Date());
  return pages;
}

/**
 * Builds the static site into dist/: the renderer's code, then the browser's, then every page as
 * HTML. Keeps the assets of earlier builds for 30 days. A build that fails changes nothing.
 */
export async function buildSite(): Promise<void> {
  const start = performance.now();
  const pages = await withRenderer([staticStyles()], (renderer) =>
    replaceFolderAtomically(dist, (fresh) => writeSite(fresh, renderer)),
  );
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`Built ${pages} pages into ${dist}/ in ${seconds} s.`);
}
