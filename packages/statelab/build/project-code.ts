import { builtinModules } from 'node:module';
import type { BuildOptions, Plugin } from 'esbuild';

/** In a browser a module of Node fails where it is used, not where it is imported. */
const withoutNode: Plugin = {
  name: 'without-node',
  setup(builder) {
    const builtIn = new RegExp(`^(?:node:.*|${builtinModules.join('|')})$`);
    builder.onResolve({ filter: builtIn }, ({ path }) => ({ path, namespace: 'node' }));
    builder.onLoad({ filter: /.*/, namespace: 'node' }, ({ path }) => ({
      contents: `const fail = () => { throw new Error(${JSON.stringify(`${path} is not available in a browser.`)}); };
        module.exports = new Proxy(fail, { get: (_, key) => key === '__esModule' ? false : module.exports, construct: fail });`,
    }));
  },
};

/** How a project's own code is bundled for the lab's page and workers. */
export const projectOptions = {
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  outdir: '/lab',
  entryNames: '[name]',
  chunkNames: 'project/[hash]',
  // Charts tell functions by their names.
  keepNames: true,
  logLevel: 'silent',
  write: false,
  sourcemap: 'inline',
  define: {
    'process.env.NODE_ENV': '"development"',
    'process.env': '{}',
    'import.meta.env': JSON.stringify({ MODE: 'development', DEV: true, PROD: false, SSR: false }),
    global: 'globalThis',
  },
  loader: { '.css': 'empty', '.svg': 'dataurl', '.png': 'dataurl', '.jpg': 'dataurl' },
  plugins: [withoutNode],
} as const satisfies BuildOptions;
