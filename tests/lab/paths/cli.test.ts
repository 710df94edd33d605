import { describe, expect, test } from 'vitest';
import { runHere } from '#statelab/tests/cli/run-here.ts';

const paths = (...args: readonly string[]) => runHere('paths', ...args);

describe('npm run paths', () => {
  test('prints JSON', async () => {
    const { stdout } = await paths('announcement', '--to', 'announced', '--json');
    expect(JSON.parse(stdout)).toMatchObject({
      machine: 'announcement',
      bound: { depth: 50, moments: 2000, explored: { skippedMoments: 0 } },
      unreachable: [],
      unknown: [],
      paths: [[{ state: 'waiting' }, { state: 'announced' }]],
    });
  });

  test('prints findings about a machine, with the reasons to accept them', async () => {
    expect(await paths('form', '--check')).toEqual({
      code: 0,
      stdout:
        "not used: action 'watch lead' of form\n  The quote wizard shares the parts of this machine, and restores sent visits.\n",
      stderr: '',
    });
  });
});

test.each([
  [['announcement', '--to', 'nowhere'], 'The machine announcement has no state "nowhere".\n'],
  [['announcement', '--to', 'x|Y|0'], 'The machine announcement has no transition "x|Y|0".'],
  [
    ['announcement', '--check', '--to', 'announced'],
    "Option '--check' cannot be used with option '--to",
  ],
])('rejects %j', async (args, sentence) => {
  expect(await paths(...args)).toMatchObject({
    code: 2,
    stdout: '',
    stderr: expect.stringContaining(sentence),
  });
});
