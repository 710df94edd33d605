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

/**
 * A package's module in Node, with the exports that a bundle would find: `import` names some of those of
 * CommonJS, whose default is all of them, and fails for a name that is not there.
 */
const packageCode = (url: string): string => `const all = require(${JSON.stringify(url)});
const own = all.default;
const isWhole = own != null && Object.keys(all).every((key) => key === 'default' || own[key] === all[key]);
module.exports = isWhole ? own : all;`;

const importCode = (url: string): string =>
  `import * as all from '${url}'; export * from '${url}'; export default all.default;`;

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
  path: string | undefined,
  { kind, importer, resolveDir, namespace }: OnResolveArgs,
): Promise<Omit<ResolveResult, 'errors'> | undefined> {
  if (path === undefined) return undefined;
  const asked = { kind, importer, resolveDir, namespace, pluginData: isAsked };
  const { errors, ...found } = await builder.resolve(path, asked);
  const isThere = errors.length === 0 && (found.namespace !== 'file' || existsSync(found.path));
  return isThere ? found : undefined;
}

/** 'door.ts:3', where a module imports another. */
function placeOf({ importer, path }: OnResolveArgs): string {
  const text = existsSync(importer) ? readFileSync(importer, 'utf8') : '';
  const line = lineWhere(text, (each) => each.includes(`'${path}'`) || each.includes(`"${path}"`));
  const file = relative(process.cwd(), importer);
  return line === undefined ? file : `${file}:${line}`;
}

/** A module with code from here. Without the sign at its end, esbuild would take `.mjs` for no CommonJS. */
const made = (path: string, namespace: string) => ({ path: `${path}#`, namespace });

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
      if (from === 'package') return made(path, 'import');
      if (from === 'import') return { path, external: true };
      if (isBuiltin(path)) {
        return platform === 'node' ? { path, external: true } : made(path, 'of-node');
      }
      const [file = '', query] = from === 'entry' ? [path] : path.split('?');
      const direct = await find(builder, file, args);
      const found = direct ?? (await find(builder, inSource(file, args.resolveDir), args));
      if (found === undefined) {
        if (/^xstate(?:\/|$)/.test(path)) return undefined;
        missing.set(path, placeOf(args));
        return { ...made(path, 'stub'), watchDirs: [args.resolveDir] };
      }
      const namespace = found.namespace === 'file' ? namespaceOf(found.path, query) : '';
      if (!['', 'file'].includes(namespace)) return made(found.path, namespace);
      if (platform === 'node' && found.path.includes('node_modules')) {
        const isRequired = kind === 'require-call' || kind === 'require-resolve';
        if (isRequired) return { path: found.path, external: true };
        return made(pathToFileURL(found.path).href, 'package');
      }
      // esbuild itself resolves a file with the options of its tsconfig.json.
      return direct === undefined ? found : undefined;
    });
    const load = (namespace: string, contentsOf: (path: string) => string | Promise<string>) =>
      builder.onLoad({ filter: /.*/, namespace }, async ({ path }) => ({
        contents: await contentsOf(path.slice(0, -1)),
      }));
    load('stub', () => stub);
    load('of-node', nodeStub);
    load('package', packageCode);
    load('import', importCode);
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
