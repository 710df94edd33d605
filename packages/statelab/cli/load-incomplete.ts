import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { projectOptions } from '#statelab/build/project-code.ts';
import { exportHidden, stubMissing, withoutMissing } from '#statelab/build/stub-missing.ts';
import { needsPage, standIn } from '#statelab/explore/stand-ins.ts';
import { messageOf } from '#statelab/message-of.ts';

/** A project of CommonJS modules, as `npm init` makes one, has no top-level await. */
const isAwaiting = (error: unknown): boolean => messageOf(error).includes('Top-level await');

/**
 * Imports a module without what cannot be resolved, whose names go to stderr, and with the machines
 * that it does not export. What reaches for a page gets a stand-in.
 * Undefined if something else is wrong, of which `error` tells.
 */
export async function loadIncomplete(
  file: string,
  error?: unknown,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const missing = new Set<string>();
  const built = await build({
    ...projectOptions,
    platform: 'node',
    splitting: false,
    define: {},
    plugins: [exportHidden([file]), stubMissing(missing, { keepPackages: true })],
    entryPoints: [file],
  }).catch(() => undefined);
  const isAboutPage = needsPage(error);
  const isOther = error !== undefined && missing.size === 0 && !isAwaiting(error) && !isAboutPage;
  if (built === undefined || isOther) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'statelab-'));
  const bundle = join(folder, 'module.mjs');
  const end = isAboutPage || error === undefined ? standIn() : undefined;
  try {
    await writeFile(bundle, built.outputFiles[0]?.contents ?? '');
    const module: Readonly<Record<string, unknown>> = await import(pathToFileURL(bundle).href);
    if (missing.size > 0) process.stderr.write(withoutMissing(missing));
    return module;
  } finally {
    end?.();
    await rm(folder, { recursive: true });
  }
}
