import { readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';
import { hiddenMachines } from '#statelab/open/module-parts.ts';

/**
 * What stands for a module that is not there: it has every export, and each can be called. esbuild
 * copies a module's own exports into an object with the module's prototype.
 */
const stub = `const get = (_, key) =>
  key === 'then' || key === '__esModule' ? undefined
  : key === Symbol.toPrimitive ? () => ''
  : key === Symbol.iterator ? function* () {}
  : stub;
const all = new Proxy({}, { get });
const make = () => stub;
const stub = new Proxy(function () {}, { get, apply: make, construct: make, getPrototypeOf: () => all });
module.exports = stub;`;

const isAsked = Symbol('is asked');

/**
 * Stubs imports that cannot be resolved, and adds their names to a set. XState itself is never
 * stubbed. With `keepPackages`, what can be resolved in node_modules is imported from there.
 */
export const stubMissing = (missing: Set<string>, { keepPackages = false } = {}): Plugin => ({
  name: 'stub-missing',
  setup(builder) {
    builder.onResolve({ filter: /.*/ }, async ({ path, kind, pluginData, ...from }) => {
      if (kind === 'entry-point' || pluginData === isAsked) return undefined;
      if (keepPackages && isBuiltin(path)) return { path, external: true };
      const { importer, resolveDir, namespace } = from;
      const asked = { kind, importer, resolveDir, namespace, pluginData: isAsked };
      const { errors, ...found } = await builder.resolve(path, asked);
      if (errors.length === 0) {
        const isPackage = keepPackages && found.path.includes('node_modules');
        return isPackage ? { path: pathToFileURL(found.path).href, external: true } : found;
      }
      if (/^xstate(?:\/|$)/.test(path)) return undefined;
      missing.add(path);
      return { path, namespace: 'missing' };
    });
    builder.onLoad({ filter: /.*/, namespace: 'missing' }, () => ({ contents: stub }));
  },
});

/** Exports the machines of files that export none. */
export const exportHidden = (files: readonly string[]): Plugin => ({
  name: 'export-hidden',
  setup(builder) {
    const own = new Set(files.map((file) => resolve(file)));
    builder.onLoad({ filter: /\.[cm]?[jt]sx?$/ }, async ({ path }) => {
      if (!own.has(path)) return undefined;
      const text = await readFile(path, 'utf8');
      const hidden = hiddenMachines(text);
      if (hidden.length === 0 || !/^import\b/m.test(text)) return undefined;
      const contents = `${text}\nexport { ${hidden.join(', ')} };`;
      return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
});

/** The names of stubbed imports, as a sentence. */
export const withoutMissing = (missing: ReadonlySet<string>): string =>
  `Runs without: ${[...missing].toSorted().join(', ')}.\n`;
