import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { runStatelab } from '#statelab/cli/program.ts';
import { runHere } from '#statelab/tests/cli/run-here.ts';
import { runCase, runCheck } from './run-case.ts';

const folder = 'packages/statelab/tests/cases';

test('machines are found in lists, objects, classes and functions without parameters', async () => {
  expect(await runCase('places.machine.ts')).toEqual({
    code: 2,
    stdout: '',
    stderr:
      'Name a machine: in-list (list.0), in-object (group.desk), made (makeLamp), static-member (Room.spare), class-member (Room.light).\n',
  });
});

test('a machine goes by its id, or by what exports it', async () => {
  const found = { code: 0, stdout: 'Nothing looks wrong with made.\n', stderr: '' };
  expect(await runCheck('places.machine.ts', 'made')).toEqual(found);
  expect(await runCheck('places.machine.ts', 'makeLamp')).toEqual(found);
});

test.each([
  [
    'hidden.machine.ts',
    '`toggleMachine` is not exported: write `export { toggleMachine };` at its end.',
  ],
  [
    'factory.machine.ts',
    'The function `makeTimer` makes one from its parameters: export one that it makes, as in `export const machine = makeTimer(…)`.',
  ],
])('%s says what it has instead of an exported machine', async (file, sentence) => {
  expect(await runCase(file)).toEqual({
    code: 2,
    stdout: '',
    stderr: `${folder}/${file}: No XState machine is exported by ${folder}/${file}. ${sentence}\n`,
  });
});

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
    `${folder}/running.machine.ts`,
    '--json',
  ]);
  expect(JSON.parse(stdout)).toMatchObject({ machine: 'clock' });
  expect(stderr).toBe('one\ntwo\n');
});
