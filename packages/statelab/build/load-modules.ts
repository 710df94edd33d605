import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { projectOptions } from './project-code.ts';
import { withoutMissing, type Missing } from './project-imports.ts';
import { needsPage, standIn } from '#statelab/explore/stand-ins.ts';
import { behindWall } from './outside.ts';
import { loadProblem } from './load-problem.ts';

type Module = Readonly<Record<string, unknown>>;

/** Imports a bundle of some files from a folder. */
async function importFrom(folder: string, files: readonly string[], missing: Missing) {
  await build({
    ...projectOptions(files, missing, 'node'),
    outdir: folder,
    write: true,
    // Of CommonJS modules, which a bundle of ECMAScript modules has in it.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    outExtension: { '.js': '.mjs' },
  });
  const entry: typeof import('virtual:lab-config') = await import(
    pathToFileURL(join(folder, 'project.mjs')).href
  );
  const given: PromiseSettledResult<Module>[] = [];
  // In order, as a module runs its imports.
  for (const { file, load } of entry.files ?? []) {
    given.push(...(await Promise.allSettled([behindWall(file, load)])));
  }
  return given;
}

const hasFailedWithoutPage = (given: PromiseSettledResult<Module>): boolean =>
  given.status === 'rejected' && needsPage(given.reason);

/**
 * Imports modules of the project, in TypeScript or JavaScript, as the page does. This runs them, once
 * more with stand-ins where one reaches for a page. Gives for each what loads it, or throws what to do.
 */
export async function loadModules(
  files: readonly string[],
): Promise<readonly (() => Promise<Module>)[]> {
  // XState throws deep in its own code. V8 keeps ten frames, which may not reach the machine’s file.
  Error.stackTraceLimit = 50;
  process.setSourceMapsEnabled(true);
  const folder = await mkdtemp(join(tmpdir(), 'statelab-'));
  const missing: Missing = new Map();
  try {
    let given = await importFrom(join(folder, '1'), files, missing);
    if (given.some(hasFailedWithoutPage)) {
      const end = standIn();
      given = await importFrom(join(folder, '2'), files, missing).finally(end);
    }
    if (missing.size > 0) process.stderr.write(withoutMissing(missing));
    return files.map((file, index) => async () => {
      const result = given[index];
      if (result?.status === 'fulfilled') return result.value;
      throw new Error(loadProblem(result?.reason, file), { cause: result?.reason });
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}
