import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { dirname, resolve, sep } from 'node:path';
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

/** Files that match a pattern with `*` and `{a,b}`, beside a module. */
function filesLike(pattern: string, module: string): readonly string[] {
  const [before = ''] = pattern.split(/[^/]*\*/);
  const root = resolve(dirname(module), before);
  const rest = pattern
    .slice(before.length)
    .replaceAll('.', String.raw`\.`)
    .replaceAll('*', '[^/]*')
    .replaceAll(/\{([^}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => new RegExp(`^${rest}$`).test(file))
    .map((file) => `${before}${file}`);
}

const globCall = /import\.meta\.glob(?:<\w+>)?\('([^']+)', \{ eager: true \}\)/;

/** Vite's `import.meta.glob`, as far as `lab.config.ts` and what it imports need it. */
const withGlobs: Plugin = {
  name: 'with-globs',
  setup(builder) {
    builder.onLoad({ filter: /\.[cm]?ts$/, namespace: 'file' }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      const [call, pattern = ''] = globCall.exec(text) ?? [];
      if (call === undefined) return undefined;
      const files = filesLike(pattern, path);
      const names = files.map((file) => JSON.stringify(file));
      const imports = names.map((name, index) => `import * as glob${index} from ${name};`);
      const record = `{ ${names.map((name, index) => `${name}: glob${index}`).join(', ')} }`;
      return { contents: `${imports.join('')}${text.replace(call, record)}`, loader: 'ts' };
    });
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
  plugins: [withoutNode, withGlobs],
} as const satisfies BuildOptions;
