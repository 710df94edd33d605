import { commandLine, runScript } from '#command-line/program.ts';

const description =
  'Opens pages of a built site at 320 and 1280 px, and fails if anything on them is covered, cut off, transparent, stretched, off the page or missing on paper. OUT_DIR names the site (default: dist).';

async function seePages(paths: readonly string[]): Promise<void> {
  const { serveSite } = await import('#bench/site/serve.ts');
  const { launchBrowser } = await import('#e2e/browser/launch-browser.ts');
  const { openEverything, seeGeometry, seePrinted } = await import('./geometry.ts');
  const browser = await launchBrowser();
  const { origin, server } = await serveSite(process.env['OUT_DIR'] ?? 'dist');
  try {
    for (const width of [320, 1280]) {
      const page = await browser.newPage({ baseURL: origin, viewport: { width, height: 800 } });
      // esbuild keeps the names of functions with a helper, which the page lacks.
      await page.addInitScript('globalThis.__name = (named) => named');
      for (const path of paths) {
        await page.goto(path);
        await page.locator('html[data-hydrated]').waitFor();
        await seePrinted(page, path);
        await seeGeometry(page, `${path} at ${width} px`);
        await openEverything(page);
        await seeGeometry(page, `${path} at ${width} px, all of it open`);
      }
      await page.close();
    }
  } finally {
    server.close();
    await browser.close();
  }
}

await runScript(
  commandLine('', description)
    .name('npx tsx e2e/see-pages.ts')
    .argument('<paths...>', 'such as /quote')
    .action(seePages),
);
