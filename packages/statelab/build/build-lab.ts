import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { loadLabConfig } from '#statelab/cli/load-config.ts';
import { statelab } from './vite-plugin.ts';

const app = fileURLToPath(new URL('../app', import.meta.url));

/**
 * Builds the lab of a project into a folder, to be served at /lab/. `configModule` is the path of
 * the module that tells the lab what the project has. Where it is not minified, a function without
 * a name is shown by its own code.
 */
export async function buildLab(configModule: string, folder: string, minify = true): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  await loadLabConfig(configModule);
  await build({
    root: app,
    base: '/lab/',
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), statelab(configModule)],
    resolve: { dedupe: ['react', 'react-dom', 'xstate'] },
    worker: { format: 'es', plugins: () => [statelab(configModule)] },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'baseline-widely-available',
      minify,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        checks: { pluginTimings: false },
        // Charts tell functions by their names, in what a browser exports too.
        output: { keepNames: true },
      },
    },
  });
}
