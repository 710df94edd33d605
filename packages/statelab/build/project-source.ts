import { readFile } from 'node:fs/promises';
import { dirname, extname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Loader, Plugin } from 'esbuild';
import { globSync } from 'tinyglobby';
import { hiddenMachines } from '#statelab/machine/module-parts.ts';

const globCall =
  /import\.meta\.glob(?:<[^()]*>)?\(\s*(\[[^\]]*\]|'[^']*'|"[^"]*")\s*(?:,\s*(\{[^{}]*\})\s*)?,?\s*\)/g;

/** Replaces Vite's `import.meta.glob` by an object of the matching files, imported at once or on demand. */
function importGlobs(text: string, path: string): string {
  const imports: string[] = [];
  const code = text.replaceAll(globCall, (_, patterns: string, options = '') => {
    const wanted = [...patterns.matchAll(/['"]([^'"]*)['"]/g)].map(([, pattern = '']) => pattern);
    const cwd = dirname(path);
    const files = globSync(wanted, { cwd, ignore: '**/node_modules/**' }).filter(
      (file) => join(cwd, file) !== path,
    );
    const [, name] = /\bimport\s*:\s*['"](\w+)['"]/.exec(options) ?? [];
    const [, query = ''] = /\bquery\s*:\s*['"](\?\w+)['"]/.exec(options) ?? [];
    const entries = files.toSorted().map((file) => {
      const key = file.startsWith('.') ? file : `./${file}`;
      const source = JSON.stringify(`${key}${query}`);
      const part = name === undefined ? '' : `.${name}`;
      if (!/\beager\s*:\s*true/.test(options)) {
        return `${JSON.stringify(key)}: () => import(${source}).then((module) => module${part})`;
      }
      const number = imports.push(`import * as glob${imports.length} from ${source};`);
      return `${JSON.stringify(key)}: glob${number - 1}${part}`;
    });
    return `({ ${entries.join(', ')} })`;
  });
  return `${imports.join('')}${code}`;
}

/** Says where a file lies, as Node does: a bundle lies elsewhere. */
function nameItself(text: string, path: string): string {
  const own = { __dirname: dirname(path), __filename: path };
  const used = Object.entries(own).filter(
    ([name]) => text.includes(name) && !new RegExp(`${name}\\s*=`).test(text),
  );
  const declared = used.map(([name, value]) => `var ${name} = ${JSON.stringify(value)};`);
  const url = JSON.stringify(pathToFileURL(path).href);
  return `${declared.join('')}${text.replaceAll(/\bimport\.meta\.url\b/g, url)}`;
}

/** Exports the machines of a module that exports none. */
function exportMachines(text: string): string {
  const hidden = /^import\b/m.test(text) ? hiddenMachines(text) : [];
  return hidden.length === 0 ? text : `${text}\nexport { ${hidden.join(', ')} };`;
}

const loaderOf = (path: string): Loader => {
  if (/\.[cm]?jsx?$/.test(path)) return 'jsx';
  return extname(path) === '.tsx' ? 'tsx' : 'ts';
};

/** Reads a project's sources as Vite does, the files that are opened with all their machines. */
export const projectSource = (opened: readonly string[], platform: 'browser' | 'node'): Plugin => ({
  name: 'project-source',
  setup(builder) {
    const own = new Set(opened.map((file) => resolve(file)));
    builder.onLoad({ filter: /\.[cm]?[jt]sx?$/, namespace: 'file' }, async ({ path }) => {
      if (path.includes('node_modules')) return undefined;
      const text = await readFile(path, 'utf8');
      const exported = own.has(path) ? exportMachines(text) : text;
      const placed = platform === 'node' ? nameItself(exported, path) : exported;
      return {
        contents: importGlobs(placed, path),
        loader: loaderOf(path),
        watchFiles: [path],
      };
    });
  },
});
