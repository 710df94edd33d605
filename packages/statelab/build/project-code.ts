import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { build, type BuildFailure, type BuildOptions, type Plugin } from 'esbuild';
import { messageOf } from '#statelab/message-of.ts';
import { projectImports, type Missing } from './project-imports.ts';
import { projectSource } from './project-source.ts';

const isBuildFailure = (error: unknown): error is BuildFailure =>
  error instanceof Error && 'errors' in error;

/** Says where and why a file cannot be compiled, and what to do. */
function compileProblem(error: unknown, file: string): string {
  const [first] = isBuildFailure(error) ? error.errors : [];
  if (first === undefined) return messageOf(error);
  const [, xstate] = /^Could not resolve "(xstate)/.exec(first.text) ?? [];
  if (xstate !== undefined) {
    return `${file}: It imports xstate, which is not installed there: npm install xstate.`;
  }
  const { location, text } = first;
  if (location === null) return `${file}: ${text}`;
  const where = resolve(location.file) === resolve(file) ? file : location.file;
  return `${where}:${location.line}: ${text.replace(/[.]?$/, '.')} Correct it, and open the file again.`;
}

/** The code that loads a file, and the files whose change may mend it. One that does not compile throws when it is loaded. */
async function loadOf(file: string, options: BuildOptions) {
  const path = resolve(file);
  try {
    await build({ ...options, entryPoints: [path] });
    return { load: `import(${JSON.stringify(path)})`, watchFiles: [] };
  } catch (error) {
    const problem = JSON.stringify(compileProblem(error, file));
    const places = (isBuildFailure(error) ? error.errors : []).map(({ location }) => location);
    const faulty = places.flatMap((place) => (place === null ? [] : [resolve(place.file)]));
    return { load: `Promise.reject(new Error(${problem}))`, watchFiles: [path, ...faulty] };
  }
}

/** Serves a module that lists the files, each with what loads it. */
const openFiles = (files: readonly string[], options: BuildOptions): Plugin => ({
  name: 'open-files',
  setup(builder) {
    builder.onResolve({ filter: /^statelab$/ }, ({ kind, path }) =>
      kind === 'entry-point' ? { path, namespace: 'entry' } : undefined,
    );
    builder.onLoad({ filter: /.*/, namespace: 'entry' }, async () => {
      const loads = await Promise.all(files.map((file) => loadOf(file, options)));
      const listed = loads.map(
        ({ load }, index) => `{ file: ${JSON.stringify(files[index])}, load: () => ${load} }`,
      );
      return {
        contents: `export const files = [${listed.join(', ')}];`,
        resolveDir: process.cwd(),
        watchFiles: loads.flatMap(({ watchFiles }) => watchFiles),
      };
    });
  },
});

const ofVite = { MODE: 'development', DEV: true, PROD: false, SSR: false, BASE_URL: '/' };

/** What `import.meta.env` holds: Vite's own, and what the files of this folder say under VITE_. */
function viteEnv(): object {
  const files = ['', '.local', '.development', '.development.local']
    .map((ending) => `.env${ending}`)
    .filter((file) => existsSync(file));
  const entries = files.flatMap((file) => Object.entries(parseEnv(readFileSync(file, 'utf8'))));
  return { ...ofVite, ...Object.fromEntries(entries.filter(([name]) => name.startsWith('VITE_'))) };
}

/**
 * esbuild's options for a project's own code: for the lab's page, its workers and the command line.
 * The bundle exports `files`, each with what loads it.
 */
export function projectOptions(
  files: readonly string[],
  missing: Missing,
  platform: 'browser' | 'node' = 'browser',
) {
  const options = {
    bundle: true,
    splitting: true,
    format: 'esm',
    platform,
    target: 'es2022',
    outdir: '/lab',
    entryNames: '[name]',
    chunkNames: 'project/[hash]',
    // Charts tell functions by their names.
    keepNames: true,
    jsx: 'automatic',
    logLevel: 'silent',
    write: false,
    sourcemap: 'inline',
    define: {
      'import.meta.env': JSON.stringify(viteEnv()),
      // Of React Native.
      __DEV__: 'true',
      ...(platform === 'browser' && {
        'process.env.NODE_ENV': '"development"',
        'process.env': '{}',
        global: 'globalThis',
      }),
    },
    plugins: [projectSource(files, platform), projectImports(missing, platform)],
  } as const satisfies BuildOptions;
  const plugins = [openFiles(files, options), ...options.plugins];
  return { ...options, plugins, entryPoints: { project: 'statelab' } };
}
