import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { bracketsDocument } from '#content/brackets.ts';
import { lab } from '#lab/words/chart.ts';
import { parseManifest, scriptsFor } from '#src/build/pages/manifest.ts';
import { writeFonts } from '#src/build/assets/fonts.ts';
import { prerender } from '#src/build/pages/prerender.ts';
import { siteConfig } from '#src/build/site-config.ts';
import { testCoverage } from './test-coverage.ts';
import { printToolDocument } from './tool-document.ts';

const siteInLab = 'lab/site/entry.ts';
const labEntry = 'lab/app/main.tsx';
const bracketsEntry = 'brackets/page/main.tsx';

/** A copy of the site for testers is not for search engines. */
const robots = 'User-agent: *\nDisallow: /\n';

/**
 * Builds the lab into a folder that any host can serve: the site as the lab runs it at its
 * own paths, the lab at /lab/, and the brackets page at /brackets. Gives the number of the site's pages.
 */
export async function buildLab(folder: string): Promise<number> {
  process.env['NODE_ENV'] = 'production';
  const server = `node_modules/.cache/waymark/lab-server-${process.pid}`;
  await build({
    configFile: 'vite.lab.config.ts',
    logLevel: 'warn',
    build: {
      outDir: folder,
      emptyOutDir: true,
      manifest: true,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        input: [siteInLab, labEntry, bracketsEntry],
        checks: { pluginTimings: false },
      },
    },
  });
  await build({
    ...siteConfig('lab'),
    configFile: false,
    logLevel: 'warn',
    build: { outDir: server, ssr: 'src/app/entry-server.tsx', emptyOutDir: true },
  });
  await writeFonts(folder);
  const pages = await prerender({
    dist: folder,
    rendererFile: join(server, 'entry-server.js'),
    settings: null,
    entryModule: siteInLab,
  });
  const manifest = parseManifest(await readFile(join(folder, '.vite/manifest.json'), 'utf8'));
  await mkdir(join(folder, 'lab'));
  const tools = [
    { file: 'lab/index.html', module: labEntry, title: lab.title, needsScript: lab.needsScript },
    { file: 'brackets.html', module: bracketsEntry, ...bracketsDocument },
  ];
  for (const { file, module, ...words } of tools) {
    const document = printToolDocument({ ...words, ...scriptsFor(manifest, [], module) });
    await writeFile(join(folder, file), document);
  }
  await writeFile(join(folder, 'robots.txt'), robots);
  await copyFile(testCoverage, join(folder, 'lab/coverage.json')).catch(() => undefined);
  const made = [join(folder, '.vite'), join(folder, 'sitemap.xml'), server];
  await Promise.all(made.map((file) => rm(file, { recursive: true })));
  return pages;
}
