import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { runStatelab } from '#statelab/cli/program.ts';
import { runHere } from '#statelab/tests/cli/run-here.ts';

test.each([
  [
    ['paths', 'packages/statelab/README.md'],
    'packages/statelab/README.md is not a module in TypeScript or JavaScript. Move its machine into one.',
  ],
  [
    ['packages/statelab/README.md'],
    'packages/statelab/README.md is not a module in TypeScript or JavaScript. Move its machine into one.',
  ],
  [['paths', 'no-such.ts'], 'There is no file “no-such.ts”.'],
  [['gate', 'no-such.ts'], 'There is no file “no-such.ts”.'],
  [
    ['packages/statelab/tests/cases'],
    'packages/statelab/tests/cases is a folder. Name a file in it that exports a machine.',
  ],
  [
    ['paths', 'packages/statelab/tests/cases'],
    'packages/statelab/tests/cases is a folder. Name a file in it that exports a machine.',
  ],
  [
    ['packages/statelab/tests/cases', '--init'],
    'packages/statelab/tests/cases is a folder. Name a file in it that exports a machine.',
  ],
])('what is no file of machines says so: %j', async (args, sentence) => {
  expect(await runHere(() => runStatelab(args))).toEqual({
    code: 2,
    stdout: '',
    stderr: `${sentence}\n`,
  });
});

test.each([[[]], [['paths']], [['gate', 'tapes']], [['replay', 'tape.json']]])(
  'without a list of machines, a file is asked for: %j',
  async (args) => {
    const home = process.cwd();
    const empty = await mkdtemp(join(tmpdir(), 'statelab-'));
    onTestFinished(() => process.chdir(home));
    process.chdir(empty);
    expect(await runHere(() => runStatelab(args))).toEqual({
      code: 2,
      stdout: '',
      stderr:
        'There is no lab.config.ts in this folder, which lists the machines: name a file that exports one, as in “statelab paths lamp.machine.ts”.\n',
    });
  },
);

test('findings are JSON where that is asked for', async () => {
  const file = 'packages/statelab/tests/cases/definition.machine.ts';
  const { code, stdout } = await runHere(() =>
    runStatelab(['paths', file, 'draft', '--check', '--json']),
  );
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
