import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { labPolicy } from '#statelab/app/policy.ts';
import { dataModule } from './data-module.ts';

/** The modules of a project, by their URLs beside the interface. */
const ofProject: Readonly<Record<string, string>> = {
  'virtual:lab-config': '/lab/project.js',
  'virtual:lab-helpers': '/lab/helpers.js',
};

const besides: Plugin = {
  name: 'statelab',
  // For servers that do not set the policy.
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: labPolicy },
      injectTo: 'head-prepend',
    },
  ],
  resolveId: (id) => {
    const url = ofProject[id];
    return url === undefined ? undefined : { id: url, external: 'absolute' };
  },
};

/** Writes the sources of test helpers. */
export async function writeHelpers(
  folder: string,
  helperSources: readonly string[],
): Promise<void> {
  await writeFile(join(folder, 'helpers.js'), dataModule('helperSources', helperSources));
}

/** Builds the interface into a folder, to be served at /lab/ with the modules of any project. */
export async function buildInterface(folder: string): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  await build({
    root: fileURLToPath(new URL('../app', import.meta.url)),
    base: '/lab/',
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), besides],
    worker: { format: 'es', plugins: () => [besides] },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'baseline-widely-available',
      assetsInlineLimit: 0,
      license: { fileName: 'third-party-licences.md' },
      chunkSizeWarningLimit: 2000,
      rolldownOptions: { checks: { pluginTimings: false } },
    },
  });
  await writeHelpers(folder, []);
}
