import { describe, expect, test } from 'vitest';
import { runHere } from '#statelab/tests/cli/run-here.ts';
import { runSource } from '#tests/run-cli.ts';

const paths = (...args: readonly string[]) => runHere('paths', ...args);

describe('npm run paths', () => {
  test('prints the paths that take every transition', async () => {
    const { code, stdout, stderr } = await runSource(
      'packages/statelab/cli/statelab.ts',
      'paths',
      'near-me',
    );
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout.split('\n').slice(0, 6)).toEqual([
      '4 paths cover all 7 transitions; fewer cannot.',
      'Explored in full: 6 moments, 13 steps between them.',
      '',
      'Path 1: 3 steps to unlocated',
      '    1  wait 8,000 ms        → asking.unanswered',
      '    2  permission: granted  → looking-up',
    ]);
  });

  test('prints JSON', async () => {
    const { stdout } = await paths('near-me', '--to', 'located', '--json');
    expect(JSON.parse(stdout)).toMatchObject({
      machine: 'near-me',
      bound: { depth: 50, moments: 2000, explored: { skippedMoments: 0 } },
      unreachable: [],
      unknown: [],
      paths: [[{ state: 'looking-up' }, { state: 'located' }]],
    });
  });

  test('leads to a transition by its name, without that of the machine', async () => {
    const { stdout } = await paths(
      'near-me',
      '--to',
      'looking-up|xstate.after.lookupLimit.near-me.looking-up|0',
    );
    expect(stdout).toContain('A shortest path to near-me.looking-up|');
  });

  test('prints findings about a machine, with the reasons to accept them', async () => {
    const reason = '  The page locates the visitor once. A reload does so again.\n';
    expect(await paths('near-me', '--check')).toEqual({
      code: 0,
      stdout: `dead end: near-me.located\n${reason}dead end: near-me.unlocated\n${reason}`,
      stderr: '',
    });
  });
});

test.each([
  [['near-me', '--to', 'nowhere'], 'The machine near-me has no state "nowhere".\n'],
  [['near-me', '--to', 'x|Y|0'], 'The machine near-me has no transition "x|Y|0".'],
  [['near-me', '--check', '--to', 'located'], "Option '--check' cannot be used with option '--to"],
])('rejects %j', async (args, sentence) => {
  expect(await paths(...args)).toMatchObject({
    code: 2,
    stdout: '',
    stderr: expect.stringContaining(sentence),
  });
});
