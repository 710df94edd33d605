import { loadRenderer } from '#src/build/code/renderer.ts';
import { prerender } from '#src/build/pages/prerender.ts';
import { siteSettings } from '#src/build/site-settings.ts';

/** The number of pages to render first, to warm up the compiler. */
const warmUp = 500;

const scripts = { inline: '', entry: '/assets/a.js', preloads: [], styles: null };

/**
 * Renders the pages of a built site and prints the cost as JSON. bench/build.ts runs it with
 * --expose-gc.
 */
const [dist = '', rendererFile = ''] = process.argv.slice(2);
const renderer = await loadRenderer(rendererFile);
const paths = renderer.sitePaths();
for (let page = 0; page < warmUp; page += 1) {
  await renderer.renderDocument(paths[page % paths.length] ?? '/', () => scripts);
}
const memoryBefore = process.memoryUsage().heapUsed;
const begun = process.cpuUsage();
await prerender({ dist, renderer, settings: siteSettings({}) });
const { user, system } = process.cpuUsage(begun);
globalThis.gc?.();
console.log(
  JSON.stringify({
    pages: paths.length,
    /** CPU time, so that other work on the machine does not count. */
    msPerPage: (user + system) / 1000 / paths.length,
    /** Bytes still in use after everything is written, less those before. */
    kept: process.memoryUsage().heapUsed - memoryBefore,
    /** The process’s peak memory, in KiB. */
    peak: process.resourceUsage().maxRSS,
  }),
);
