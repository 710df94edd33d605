import { runStatelab } from '#statelab/cli/program.ts';
import { runHere } from '#statelab/tests/cli/run-here.ts';

const folder = 'packages/statelab/tests/cases';

/** Checks a machine of a file in this folder on the command line. */
export const runCheck = (file: string, ...args: readonly string[]) =>
  runHere(() => runStatelab(['paths', `${folder}/${file}`, ...args, '--check']));
