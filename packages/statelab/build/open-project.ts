import { resolve, sep } from 'node:path';
import { build, context, type BuildFailure, type Plugin } from 'esbuild';
import { configFile, loadLabConfig } from '#statelab/cli/load-config.ts';
import { readHelperSources } from '#statelab/export/read-helper-sources.ts';
import { messageOf } from '#statelab/message-of.ts';
import { dataModule } from './data-module.ts';
import { projectOptions } from './project-code.ts';
import { exportHidden, stubMissing, withoutMissing } from './stub-missing.ts';

const isBuildFailure = (error: unknown): error is BuildFailure =>
  error instanceof Error && 'errors' in error;

/** The builder's message, without its heading. */
const reasonOf = (error: unknown): string =>
  messageOf(error)
    .replace(/^Build failed.*\n/, '')
    .replaceAll('ERROR: ', '');

/** The files whose change may fix a build. */
const faultyFiles = (error: unknown): readonly string[] =>
  isBuildFailure(error)
    ? error.errors.flatMap(({ location }) => (location === null ? [] : [resolve(location.file)]))
    : [];

/** The module that the page and its workers import. */
const entryCode = (files: readonly string[]): string => {
  const loads = files.map((file) => {
    const [name, module] = [file, `statelab:${file}`].map((text) => JSON.stringify(text));
    return `{ file: ${name}, load: () => import(${module}) }`;
  });
  return `export const files = [${loads.join(', ')}];`;
};

/** Serves the entry module of all files. A file that does not compile throws when it is loaded; the others open. */
const openFiles = (files: readonly string[], stubs: Plugin): Plugin => ({
  name: 'open-files',
  setup(builder) {
    builder.onResolve({ filter: /^statelab$/, namespace: '' }, ({ kind, path }) =>
      kind === 'entry-point' ? { path, namespace: 'entry' } : undefined,
    );
    builder.onLoad({ filter: /.*/, namespace: 'entry' }, () => ({
      contents: entryCode(files),
      resolveDir: process.cwd(),
    }));
    builder.onResolve({ filter: /^statelab:/ }, async ({ path: asked }) => {
      const path = resolve(asked.replace('statelab:', ''));
      try {
        const plugins = [...projectOptions.plugins, exportHidden(files), stubs];
        await build({ ...projectOptions, plugins, entryPoints: [path] });
        return { path };
      } catch (error) {
        const watchFiles = [path, ...faultyFiles(error)];
        return { path, namespace: 'broken', pluginData: reasonOf(error), watchFiles };
      }
    });
    builder.onLoad({ filter: /.*/, namespace: 'broken' }, ({ pluginData }) => ({
      contents: `throw new Error(${JSON.stringify(pluginData)});`,
    }));
  },
});

/** The module of the project's helpers, which lab.config.ts names. */
async function helpersOf([first]: readonly string[]): Promise<string> {
  if (first === configFile) await loadLabConfig();
  return dataModule('helperSources', readHelperSources());
}

export type OpenProject = Awaited<ReturnType<typeof openProject>>;

/** Builds a project's files for the lab, and again whenever one of them is saved. */
export async function openProject(files: readonly string[]) {
  const listeners = new Set<() => void>();
  const missing = new Set<string>();
  const stubs = stubMissing(missing);
  let isBuilt = (): void => {};
  const built = new Promise<void>((settle) => {
    isBuilt = settle;
  });
  let modules: ReadonlyMap<string, string> = new Map();
  const keep: Plugin = {
    name: 'keep',
    setup(building) {
      building.onEnd(({ outputFiles = [] }) => {
        modules = new Map(
          outputFiles.map(({ path, text }) => [
            path.split(sep).join('/').replace(/^\w:/, ''),
            text,
          ]),
        );
        if (missing.size > 0) process.stderr.write(withoutMissing(missing));
        missing.clear();
        isBuilt();
        for (const listener of listeners) listener();
      });
    },
  };
  const builder = await context({
    ...projectOptions,
    plugins: [...projectOptions.plugins, exportHidden(files), openFiles(files, stubs), stubs, keep],
    entryPoints: { project: 'statelab' },
  });
  await builder.watch();
  return {
    /** Waits for the first build. Returns the code at a URL path; undefined where there is none. */
    codeAt: async (path: string): Promise<string | undefined> => {
      if (path === '/lab/helpers.js') return helpersOf(files);
      await built;
      return modules.get(path);
    },
    /** Calls a listener after each change. Returns what removes it. */
    onChange: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => builder.dispose(),
  };
}
