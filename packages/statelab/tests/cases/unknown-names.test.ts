import { expect, test } from 'vitest';
import { runCheck } from './run-case.ts';

const file = 'packages/statelab/tests/cases/unknown-names.machine.ts';

test('names that nothing provides, and parts that nothing uses, are found with their lines', async () => {
  const { code, stdout } = await runCheck('unknown-names.machine.ts', 'visit');
  expect(stdout.split('\n')).toEqual([
    "not provided: action 'greet' of visit",
    `  ${file}:11`,
    "not provided: guard 'isNight' of visit",
    `  ${file}:12`,
    "not provided: actor 'lookAround' of visit",
    `  ${file}:16`,
    "not provided: delay 'patience' of visit",
    `  ${file}:14`,
    "not used: action 'wave' of visit",
    `  ${file}:20`,
    "not used: guard 'isOpen' of visit",
    `  ${file}:21`,
    '',
  ]);
  expect(code).toBe(1);
});

test('a part that the code of a function names is used', async () => {
  expect(await runCheck('unknown-names.machine.ts', 'bell')).toEqual({
    code: 0,
    stdout: 'Nothing looks wrong with bell.\n',
    stderr: '',
  });
});
