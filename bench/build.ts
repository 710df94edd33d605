import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import * as v from 'valibot';
import { build } from 'vite';
import { weighPage } from '#tests/site/page-weight.ts';
import { siteConfig } from '#src/build/site-config.ts';
import { rendererCode } from '#src/build/code/build-renderer.ts';
import { loadRenderer } from '#src/build/code/renderer.ts';
import { siteScripts } from '#src/build/code/site-scripts.ts';
import { staticStyles } from '#src/build/styles/static-styles.ts';
import { syntheticCities } from './build/synthetic-cities.ts';
import { printRequirements, requirement } from './site/figures.ts';

const counts = [50, 500, 5000];

/** The prerender’s maximum heap in MiB, at every size. */
const heap = 256;

const runSchema = v.object({
  pages: v.number(),
  msPerPage: v.number(),
  kept: v.number(),
  peak: v.number(),
});

/** Builds the site’s server and browser code with extra cities. */
async function buildSite(folder: string, count: number): Promise<void> {
  const site = siteConfig();
  const shared = {
    ...site,
    configFile: false as const,
    publicDir: false as const,
    logLevel: 'error' as const,
    plugins: [site.plugins, syntheticCities(count)],
  };
  await build({
    ...shared,
    plugins: [shared.plugins, staticStyles()],
    build: { ...site.build, ...rendererCode, outDir: join(folder, 'server') },
  });
  const renderer = await loadRenderer(join(folder, 'server/entry-server.js'));
  const { classes } = renderer.siteStyles();
  await build({
    ...shared,
    plugins: [shared.plugins, staticStyles(classes)],
    build: {
      ...site.build,
      outDir: join(folder, 'dist'),
      emptyOutDir: true,
      manifest: true,
      rolldownOptions: siteScripts,
    },
  });
}

/**
 * Prerenders the site with 50, 500 and 5,000 more cities: time and memory per page, and JavaScript.
 */
export async function benchBuild(): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  console.log('The site with made-up cities, through the build that ships:\n');
  const runs = [];
  for (const count of counts) {
    // Inside the project, so that the server’s code finds its packages.
    const folder = `.cache/bench-build/${count}`;
    await buildSite(folder, count);
    const dist = join(folder, 'dist');
    const printed = execFileSync(
      process.execPath,
      [
        '--expose-gc',
        `--max-old-space-size=${heap}`,
        '--import=tsx',
        'bench/build/prerender-run.ts',
        dist,
        join(folder, 'server/entry-server.js'),
      ],
      { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const run = v.parse(runSchema, JSON.parse(printed));
    if (run.pages < count) {
      throw new Error('No made-up city was added: see bench/build/synthetic-cities.ts.');
    }
    const { javascript } = await weighPage(dist, '/index.html');
    runs.push({ ...run, javascript });
    const mib = (bytes: number): string => (bytes / 1024 ** 2).toFixed(1);
    console.log(
      `${run.pages} pages: ${run.msPerPage.toFixed(2)} ms a page, ${mib(run.peak * 1024)} MiB at most, ${mib(run.kept)} MiB kept; the home page loads ${javascript} bytes of JavaScript.`,
    );
  }
  const [fifty, , fiveThousand] = runs;
  if (!fifty || !fiveThousand) throw new Error('Not every count was measured.');
  const times = runs.map(({ msPerPage }) => msPerPage);
  const scripts = runs.map(({ javascript }) => javascript);
  printRequirements([
    requirement('time a page, slowest over fastest', Math.max(...times) / Math.min(...times), 1.3),
    requirement(
      'peak memory with 5,000 pages, over that with 50',
      fiveThousand.peak / fifty.peak,
      1.3,
    ),
    requirement('MiB kept when 5,000 pages are written', fiveThousand.kept / 1024 ** 2, 1),
    requirement(
      'bytes of JavaScript by which the home page differs',
      Math.max(...scripts) - Math.min(...scripts),
      0,
    ),
  ]);
}
