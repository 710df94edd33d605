import { build } from 'esbuild';
import { loadLabConfig } from './load-config.ts';
import { buildInterface, writeHelpers } from './build-interface.ts';
import { readHelperSources } from '#statelab/page/read-helper-sources.ts';
import { projectOptions } from './project-code.ts';
import { withoutMissing, type Missing } from './project-imports.ts';

/** Builds the lab of a project into a folder, to be served at /lab/. `configModule` calls `defineLab`. */
export async function buildLab(configModule: string, folder: string): Promise<void> {
  await loadLabConfig(configModule);
  await buildInterface(folder);
  const missing: Missing = new Map();
  await build({
    ...projectOptions([configModule], missing),
    // No list of files: those of a built lab never change.
    entryPoints: { project: configModule },
    outdir: folder,
    sourcemap: false,
    logLevel: 'warning',
    write: true,
  });
  if (missing.size > 0) throw new Error(withoutMissing(missing));
  await writeHelpers(folder, readHelperSources());
}
