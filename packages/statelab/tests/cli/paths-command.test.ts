import { expect, test } from 'vitest';
import { runHere } from './run-here.ts';

const file = 'packages/statelab/tests/cases/on-a-page.machine.ts';
const paths = (...args: readonly string[]) => runHere('paths', file, ...args);

test('prints JSON', async () => {
  const { stdout } = await paths('--to', 'left', '--json');
  expect(JSON.parse(stdout)).toMatchObject({
    machine: 'note',
    bound: { depth: 50, moments: 2000, explored: { skippedMoments: 0 } },
    unreachable: [],
    unknown: [],
    paths: [[{ step: { event: { type: 'LEAVE' } }, state: 'left' }]],
  });
});

test.each([
  [['--to', 'nowhere'], 'The machine note has no state "nowhere".\n'],
  [['--to', 'x|Y|0'], 'The machine note has no transition "x|Y|0".'],
  [['--check', '--to', 'left'], "Option '--check' cannot be used with option '--to"],
])('%j is rejected', async (args, sentence) => {
  const { code, stdout, stderr } = await paths(...args);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toContain(sentence);
});
