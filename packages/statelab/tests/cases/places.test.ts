import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { runHere } from '#statelab/tests/cli/run-here.ts';
import { tempFolder } from '#statelab/tests/temp-folder.ts';

const readme = 'packages/statelab/README.md';
const noModule = `${readme} is not a module in TypeScript or JavaScript. Move its machine into one.`;
const noFile = 'There is no file “no-such.ts”.';
const folder = 'packages/statelab/tests/cases';
const noFolder = `${folder} is a folder. Name a file in it that exports a machine.`;

test.each([
  [['paths', readme], noModule],
  [[readme], noModule],
  [['paths', 'no-such.ts'], noFile],
  [['gate', 'no-such.ts'], noFile],
  [[folder], noFolder],
  [['paths', folder], noFolder],
])('what is no file of machines says so: %j', async (args, sentence) => {
  expect(await runHere(...args)).toEqual({
    code: 2,
    stdout: '',
    stderr: `${sentence}\n`,
  });
});

test.each([[[]], [['paths']], [['gate', 'tapes']], [['replay', 'tape.json']]])(
  'without a list of machines, a file is asked for: %j',
  async (args) => {
    const home = process.cwd();
    process.chdir(tempFolder());
    onTestFinished(() => process.chdir(home));
    expect(await runHere(...args)).toEqual({
      code: 2,
      stdout: '',
      stderr:
        'There is no lab.config.ts in this folder, which lists the machines: name a file that exports one, as in “statelab paths lamp.machine.ts”.\n',
    });
  },
);

test('findings are JSON where that is asked for', async () => {
  const file = `${folder}/definition.machine.ts`;
  const { code, stdout } = await runHere('paths', file, 'draft', '--check', '--json');
  expect(code).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({
    machine: 'draft',
    findings: [{ kind: 'dead end', where: 'draft.idle', reason: null }],
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
