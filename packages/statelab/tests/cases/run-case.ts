import { runStatelab } from '#statelab/cli/program.ts';
import { runHere } from '#statelab/tests/cli/run-here.ts';

/** Looks for paths in a file of this folder, or checks it, on the command line. */
export const runCase = (file: string, ...args: readonly string[]) =>
  runHere(() => runStatelab(['paths', `packages/statelab/tests/cases/${file}`, ...args]));

export const runCheck = (file: string, ...args: readonly string[]) =>
  runCase(file, ...args, '--check');
