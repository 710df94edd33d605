import { build } from 'esbuild';
import { loadLabConfig } from '#statelab/cli/load-config.ts';
import { buildInterface, writeHelpers } from './build-interface.ts';
import { readHelperSources } from '#statelab/export/read-helper-sources.ts';
import { projectOptions } from './project-code.ts';

/** Builds the lab of a project into a folder, to be served at /lab/. `configModule` calls `defineLab`. */
export async function buildLab(configModule: string, folder: string): Promise<void> {
  await loadLabConfig(configModule);
  await buildInterface(folder);
  await build({
    ...projectOptions,
    entryPoints: { project: configModule },
    outdir: folder,
    sourcemap: false,
    logLevel: 'warning',
    write: true,
  });
  await writeHelpers(folder, readHelperSources());
}
