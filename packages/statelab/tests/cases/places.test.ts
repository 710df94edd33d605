import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { runStatelab } from '#statelab/cli/program.ts';
import { runHere } from '#statelab/tests/cli/run-here.ts';

test('a file that is no module says so', async () => {
  expect(await runHere(() => runStatelab(['paths', 'packages/statelab/README.md']))).toEqual({
    code: 2,
    stdout: '',
    stderr:
      'packages/statelab/README.md is not a module in TypeScript or JavaScript. Move its machine into one.\n',
  });
});

test('a command ends, and its output is its own, whatever a module starts and prints', async () => {
  const command = ['--import', 'tsx', 'packages/statelab/cli/statelab.ts', 'paths'];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [
    ...command,
    'packages/statelab/tests/cases/running.machine.ts',
    '--json',
  ]);
  expect(JSON.parse(stdout)).toMatchObject({ machine: 'clock' });
  expect(stderr).toBe('one\ntwo\n');
});
