import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '#statelab/tests/temp-folder.ts';
import { runHere } from './run-here.ts';

const actors = 'packages/statelab/tests/cases/actors.machine.ts';
const gate = (...args: readonly string[]) => runHere('gate', actors, ...args);

test('checks one machine of several', async () => {
  const { code, stdout } = await gate('--machine', 'login');
  expect(stdout).toContain('– not compared  login, ');
  expect(stdout).not.toContain('parent, ');
  expect(stdout).toContain('✓ pass  Nothing is wrong in 2 checks.\n');
  expect(code).toBe(0);
});

test.each([
  [['--machine', 'door'], 'Unknown machine "door". Choose caller, '],
  [['--record'], 'Name one folder to record to.\n'],
])('%j is rejected', async (args, sentence) => {
  const { code, stdout, stderr } = await gate(...args);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toContain(sentence);
});

test('a folder without tapes is rejected', async () => {
  const empty = tempFolder();
  expect(await gate(empty)).toEqual({
    code: 2,
    stdout: '',
    stderr: `There is no .json file in “${empty}”.\n`,
  });
});

test('the tapes that it records of a file are green', async () => {
  const file = 'packages/statelab/tests/cases/on-a-page.machine.ts';
  const tapes = tempFolder();
  expect((await runHere('gate', file, tapes, '--record')).stdout).toBe(
    `Wrote 1 tape to ${tapes}.\n`,
  );
  expect(await runHere('gate', file, tapes)).toMatchObject({
    code: 0,
    stdout: '✓ pass  Nothing is wrong in 4 checks.\nMachines only: no view was loaded.\n',
  });
  // Where its recording differs it fails, and what it takes is known once it passes.
  const [name = ''] = readdirSync(tapes);
  const recorded = readFileSync(join(tapes, name), 'utf8');
  const differs = recorded.replaceAll('"state": "left"', '"state": "writing"');
  writeFileSync(join(tapes, name), differs);
  const { code, stdout } = await runHere('gate', file, tapes);
  expect(code).toBe(1);
  expect(stdout).toContain('differs in its state. The machine does not do what was recorded.');
  expect(stdout).toContain('1 of 1 fails. What they take shows once they pass');
});

test('nothing that throws is green', async () => {
  const file = 'packages/statelab/tests/cases/throwing.machine.ts';
  const { code, stdout } = await runHere('gate', file);
  expect(code).toBe(1);
  expect(stdout).toBe(
    [
      '✗ fail  door, model checks',
      '  breaks: door.shut on OPEN: The door is stuck.',
      '– not compared  door, what its tapes take: there is no tape of it',
      "– not compared  shop, what throws, perhaps for a value that was guessed: shop.shut on OPEN: Cannot read properties of undefined (reading 'name')",
      '– not compared  shop, what its tapes take: there is no tape of it',
      '✗ fail  1 fault in 4 checks.',
      'Machines only: no view was loaded.',
      '',
    ].join('\n'),
  );
});
