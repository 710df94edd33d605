import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type BuildOptions, type Plugin } from 'vite';
import { ledgerIds } from '#content/facts.ts';
import { loadContent } from '#src/build/checks/content-faults.ts';
import { loadRenderer, type Renderer } from './renderer.ts';

/** How Vite builds the code that renders pages. */
export const rendererCode = {
  ssr: 'src/app/entry-server.tsx',
  emptyOutDir: true,
  rolldownOptions: {
    checks: { pluginTimings: false },
    // Node loads one file sooner than many, because tsx looks at each.
    output: { codeSplitting: false },
  },
} satisfies BuildOptions;

/** A folder for each run, so that concurrent builds do not collide. */
const folder = `node_modules/.cache/waymark/server-${process.pid}`;

/** Builds the code that renders pages, and uses it. Rejects with the lines of content that are wrong. */
export async function withRenderer<T>(
  plugins: Plugin[],
  use: (renderer: Renderer) => Promise<T>,
): Promise<T> {
  process.env['NODE_ENV'] = 'production';
  try {
    await build({
      logLevel: 'warn',
      plugins,
      build: { ...rendererCode, outDir: folder },
    });
    const load = () => loadRenderer(join(folder, 'entry-server.js'));
    return await use(await loadContent(load, ledgerIds));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
