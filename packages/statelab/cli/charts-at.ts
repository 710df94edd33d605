import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { chartsSchema } from '#statelab/gate/chart-diff.ts';
import { git } from './bisect/git.ts';
import { inScratchTree } from './bisect/scratch-tree.ts';

/** How much the charts may be, in bytes. */
const mostPrinted = 100_000_000;

/**
 * The charts of the machines that files, or the project, had at a commit, made by this very command.
 * A file that was not there yet had none.
 */
export async function chartsAt(commit: string, files: readonly string[]) {
  const root = await git('.', 'rev-parse', '--show-toplevel');
  const command = [...process.execArgv, process.argv[1] ?? '', 'gate', '--charts'];
  const printed = await inScratchTree(root, commit, async (tree) => {
    const cwd = join(tree, relative(root, process.cwd()));
    const known = files.filter((file) => existsSync(join(cwd, file)));
    if (files.length > 0 && known.length === 0) return { stdout: '[]' };
    const options = { cwd, maxBuffer: mostPrinted };
    return promisify(execFile)(process.execPath, [...command, ...known], options);
  });
  return v.parse(chartsSchema, JSON.parse(printed.stdout));
}
