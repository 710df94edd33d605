import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { chartsSchema } from '#statelab/gate/chart-diff.ts';
import { git } from './bisect/git.ts';
import { inScratchTree } from './bisect/scratch-tree.ts';

/** How much the charts may be, in bytes. */
const mostPrinted = 100_000_000;

/** The charts of the machines that the project had at a commit, made by this very command. */
export async function chartsAt(commit: string) {
  const root = await git('.', 'rev-parse', '--show-toplevel');
  const command = [...process.execArgv, process.argv[1] ?? '', 'gate', '--charts'];
  const printed = await inScratchTree(root, commit, (cwd) =>
    promisify(execFile)(process.execPath, command, { cwd, maxBuffer: mostPrinted }),
  );
  return v.parse(chartsSchema, JSON.parse(printed.stdout));
}
