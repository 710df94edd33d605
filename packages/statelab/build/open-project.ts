import { sep } from 'node:path';
import { context, type Plugin } from 'esbuild';
import { configFile, loadLabConfig } from './load-config.ts';
import { readHelperSources } from '#statelab/page/read-helper-sources.ts';
import { dataModule } from './data-module.ts';
import { projectOptions } from './project-code.ts';
import { withoutMissing, type Missing } from './project-imports.ts';

/** The module of the project's helpers, which lab.config.ts names. */
async function helpersOf([first]: readonly string[]): Promise<string> {
  if (first === configFile) await loadLabConfig();
  return dataModule('helperSources', readHelperSources());
}

const urlPath = (path: string): string => path.split(sep).join('/').replace(/^\w:/, '');

export type OpenProject = Awaited<ReturnType<typeof openProject>>;

/** Builds a project's files for the lab, and again whenever one of them is saved. */
export async function openProject(files: readonly string[]) {
  const listeners = new Set<() => void>();
  const missing: Missing = new Map();
  let isBuilt = (): void => {};
  const built = new Promise<void>((settle) => {
    isBuilt = settle;
  });
  let modules: ReadonlyMap<string, string> = new Map();
  const keep: Plugin = {
    name: 'keep',
    setup(building) {
      building.onEnd(({ outputFiles = [] }) => {
        modules = new Map(outputFiles.map(({ path, text }) => [urlPath(path), text]));
        if (missing.size > 0) process.stderr.write(withoutMissing(missing));
        missing.clear();
        isBuilt();
        for (const listener of listeners) listener();
      });
    },
  };
  const options = projectOptions(files, missing);
  const builder = await context({ ...options, plugins: [...options.plugins, keep] });
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
