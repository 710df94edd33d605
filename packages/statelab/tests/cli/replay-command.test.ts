import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chooseTape } from '#statelab/cli/load-tape.ts';
import { labConfig } from '#statelab/config.ts';
import { parseTape } from '#statelab/tape/parse-tape.ts';
import { tempFolder } from '#statelab/tests/temp-folder.ts';
import { runHere } from './run-here.ts';

const machine = 'packages/statelab/tests/cases/on-a-page.machine.ts';
const replay = (...args: readonly string[]) => runHere('replay', machine, ...args);

/** Records the machine’s tape in a folder of its own, changed there. */
async function record(from = '', to = ''): Promise<string> {
  const folder = tempFolder();
  await runHere('gate', machine, folder, '--record');
  const file = join(folder, 'note-alone-1.json');
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(from, to));
  return file;
}

test('replays a tape', async () => {
  expect(await replay(await record())).toEqual({
    code: 0,
    stderr: '',
    stdout: [
      '    1  WRITE text ‘a’ → writing',
      '    2  WRITE text ‘someone@example.org’ → writing',
      '    3  WRITE text ‘aaaaaaaaaa’ → writing',
      '    4  LEAVE → left',
      '✓ pass  The machine does what was recorded in 4 steps.',
      '',
    ].join('\n'),
  });
});

test('stops at the first difference, shows both sides and exits 1', async () => {
  const { code, stdout } = await replay(await record('"state": "left"', '"state": "writing"'));
  expect(code).toBe(1);
  expect(stdout).toContain(
    'Step 4 differs in its state. The machine does not do what was recorded.\n  Recorded: writing\n  Model: left\n',
  );
});

test('rejects a tape of no machine, a missing one, and none', async () => {
  const { code, stdout, stderr } = await replay(
    await record('"machine": "note"', '"machine": "zebra"'),
  );
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(/ is a tape of “zebra”, and there is no such.+\n$/);
  expect(await replay('nowhere.json')).toMatchObject({
    code: 2,
    stderr: 'The tape “nowhere.json” cannot be read: no such file or directory.\n',
  });
  expect(await replay()).toEqual({ code: 2, stdout: '', stderr: 'Name a tape.\n' });
});

test('of several tapes the first that fails is chosen, or else the longest', async () => {
  const tape = parseTape(readFileSync(await record(), 'utf8'), 'tape.json');
  const [lab] = labConfig().machines;
  if (lab === undefined) throw new Error('No machine was loaded.');
  const failing = { ...tape, steps: tape.steps.map((step) => ({ ...step, state: 'writing' })) };
  const loaded = [tape, failing, { ...tape, steps: [] }].map((each) => ({ tape: each, lab }));
  expect(chooseTape(loaded)).toBe(loaded[1]);
  expect(chooseTape(loaded.filter((each) => each !== loaded[1]))).toBe(loaded[0]);
});
