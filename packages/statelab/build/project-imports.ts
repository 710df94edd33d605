import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OnResolveArgs, Plugin, PluginBuild, ResolveResult } from 'esbuild';
import { listUnder } from '#statelab/count.ts';
import { lineWhere } from '#statelab/machine/line-where.ts';

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

/** In a browser a module of Node fails where it is used, not where it is imported. */
const nodeStub = (name: string): string =>
  `const fail = () => { throw new Error(${JSON.stringify(`${name} is not available in a browser.`)}); };
module.exports = new Proxy(fail, { get: (_, key) => key === '__esModule' ? false : module.exports, construct: fail });`;

const isAsked = Symbol('is asked');
const code = /\.(?:[cm]?[jt]sx?|json)$/;
/** What a bundler compiles into modules whose exports are not known here. */
const compiled = /\.(?:css|less|s[ac]ss|styl|svelte|vue)$/;

/** The namespace of what a file exports: itself, its text, its address, or anything. */
function namespaceOf(path: string, query: string | undefined): string {
  if (query === 'raw') return 'text';
  if (query === 'url') return 'address';
  if (query !== undefined || compiled.test(path)) return 'stub';
  return code.test(path) ? 'file' : 'address';
}

/** By custom `@/` and `~/` stand for a package's src, even if no tsconfig.json says so. */
function inSource(path: string, from: string): string | undefined {
  const [, rest] = /^[@~]\/(.+)$/.exec(path) ?? [];
  if (rest === undefined) return undefined;
  let folder = from;
  while (!existsSync(join(folder, 'package.json'))) {
    if (dirname(folder) === folder) return undefined;
    folder = dirname(folder);
  }
  return join(folder, 'src', rest);
}

/** Resolves an import; undefined if it is not there. Some disks find `./Door.ts` for `door.ts`. */
async function find(
  builder: PluginBuild,
  path: string,
  args: OnResolveArgs,
): Promise<Omit<ResolveResult, 'errors'> | undefined> {
  const { kind, importer, resolveDir, namespace } = args;
  const asked = { kind, importer, resolveDir, namespace, pluginData: isAsked };
  const { errors, ...found } = await builder.resolve(path, asked);
  const isThere = errors.length === 0 && (found.namespace !== 'file' || existsSync(found.path));
  if (isThere) return found;
  const other = inSource(path, resolveDir);
  return other === undefined ? undefined : find(builder, other, args);
}

/** 'door.ts:3', where a module imports another. */
function placeOf({ importer, path }: OnResolveArgs): string {
  const text = existsSync(importer) ? readFileSync(importer, 'utf8') : '';
  const line = lineWhere(text, (each) => each.includes(`'${path}'`) || each.includes(`"${path}"`));
  const file = relative(process.cwd(), importer);
  return line === undefined ? file : `${file}:${line}`;
}

/** The imports that are not there, each with the place that names it. */
export type Missing = Map<string, string>;

/**
 * Resolves what a project imports as Vite does, styles and pictures too. What is not there gets a
 * stub, and its place is noted; XState itself is never stubbed. Node imports packages itself.
 */
export const projectImports = (missing: Missing, platform: 'browser' | 'node'): Plugin => ({
  name: 'project-imports',
  setup(builder) {
    builder.onResolve({ filter: /.*/ }, async (args) => {
      const { path, kind, pluginData, namespace: from } = args;
      if (kind === 'entry-point' || pluginData === isAsked) return undefined;
      if (isBuiltin(path)) {
        return platform === 'node' ? { path, external: true } : { path, namespace: 'of-node' };
      }
      const [file = '', query] = from === 'entry' ? [path] : path.split('?');
      const found = await find(builder, file, args);
      if (found === undefined) {
        if (/^xstate(?:\/|$)/.test(path)) return undefined;
        missing.set(path, placeOf(args));
        return { path, namespace: 'stub' };
      }
      const namespace = found.namespace === 'file' ? namespaceOf(found.path, query) : '';
      if (!['', 'file'].includes(namespace)) return { path: found.path, namespace };
      if (platform === 'browser' || !found.path.includes('node_modules')) return found;
      const isRequired = kind === 'require-call' || kind === 'require-resolve';
      return {
        path: isRequired ? found.path : pathToFileURL(found.path).href,
        external: true,
      };
    });
    const load = (namespace: string, contentsOf: (path: string) => string | Promise<string>) =>
      builder.onLoad({ filter: /.*/, namespace }, async ({ path }) => ({
        contents: await contentsOf(path),
      }));
    load('stub', () => stub);
    load('of-node', nodeStub);
    load('address', (path) => `module.exports = ${JSON.stringify(pathToFileURL(path).pathname)};`);
    load(
      'text',
      async (path) => `module.exports = ${JSON.stringify(await readFile(path, 'utf8'))};`,
    );
  },
});

/** The imports that are not there, each with its place. */
export const withoutMissing = (missing: Missing): string =>
  `${listUnder('Runs without:', Array.from(missing, ([path, place]) => `${path}, which ${place} imports`).toSorted()).join('\n')}\n`;
