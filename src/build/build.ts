import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { siteVersion } from 'statelab/report/site-version';
import { writeFonts } from './assets/fonts.ts';
import { compressFiles } from './compress-files.ts';
import { replaceFolderAtomically } from './replace-folder.ts';
import { prerender } from './pages/prerender.ts';
import { refuseBrokenContent } from './checks/content-faults.ts';
import { buildRecorder } from './code/recorder.ts';
import { loadRenderer } from './code/renderer.ts';
import { siteScripts } from './code/site-scripts.ts';
import { siteSettings } from './site-settings.ts';
import { classesAlone, registeredStyles } from './styles/static-styles.ts';

/** A folder of its own for each run, so that two builds at once keep out of each other's way. */
const server = `node_modules/.cache/waymark/server-${process.pid}`;

/**
 * Builds the static site into dist/: the server's code, with what it
 * knows of styles the browser's, then every page as HTML. Settings:
 * SITE_URL, SITE_VERSION, GEOLOCATION_URL, FORM_ENDPOINT, LEAD_FORMS, LISTINGS, and OUT_DIR for another folder than dist.
 * A build that fails leaves the folder as it was.
 */
const dist = process.env['OUT_DIR'] ?? 'dist';
process.env['NODE_ENV'] = 'production';
const start = performance.now();
await build({
  logLevel: 'warn',
  plugins: [registeredStyles()],
  build: {
    outDir: server,
    ssr: 'src/app/entry-server.tsx',
    emptyOutDir: true,
    // Words that views also import need no file of their own here.
    rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
  },
});
const renderer = await loadRenderer(join(server, 'entry-server.js'));
await refuseBrokenContent(renderer);
const { classes } = await renderer.siteStyles();
const pages = await replaceFolderAtomically(dist, async (fresh) => {
  await build({
    logLevel: 'warn',
    plugins: [classesAlone(classes)],
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
  const written = await prerender({
    dist: fresh,
    renderer,
    settings,
  });
  // For the server's /health; a static host and the server serve no hidden file.
  await writeFile(join(fresh, '.version'), siteVersion(process.env));
  await rm(join(fresh, '.vite'), { recursive: true });
  await compressFiles(fresh);
  return written;
}).finally(() => rm(server, { recursive: true, force: true }));
const seconds = ((performance.now() - start) / 1000).toFixed(1);
console.log(`Built ${pages} pages into ${dist}/ in ${seconds} s.`);
