import { describe, expect, test } from 'vitest';
import { chooseTape } from '#statelab/cli/load-tape.ts';
import { save } from '#statelab/tests/cli/save.ts';
import { entryOf } from '#tests/lab/entry-of.ts';
import { failing, replay, tape } from './quote-tape.ts';

describe('npm run replay', () => {
  test('replays a tape', async () => {
    expect(await replay(save(JSON.stringify(tape)))).toEqual({
      code: 0,
      stderr: '',
      stdout: [
        '    1  restoreVisit: a first visit → business-type.waiting',
        '    2  ANSWER.CHOOSE value ‘company’ → business-type.advancing',
        '    3  wait 800 ms → location.waiting',
        '✓ pass  The machine does what was recorded in 3 steps.',
        '',
      ].join('\n'),
    });
  });

  test('stops at the first difference, shows both sides and exits 1', async () => {
    const file = save(JSON.stringify({ ...failing, fingerprint: 'another' }));
    const { code, stdout } = await replay(file);
    expect(code).toBe(1);
    expect(stdout).toContain('The machine has changed since this tape was recorded');
    expect(stdout).toContain(
      'Step 3 differs in its state. Recording and model disagree.\n  Recorded: thank-you\n  Model: {"location":"waiting"}\n',
    );
  });

  test('rejects a tape of a machine that is not there', async () => {
    const { code, stdout, stderr } = await replay(
      save(JSON.stringify({ ...tape, machine: 'zebra' })),
    );
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/ is a tape of “zebra”, and there is no such.+\n$/);
  });

  test('rejects a missing tape, and wrong usage', async () => {
    expect(await replay('nowhere.json')).toMatchObject({
      code: 2,
      stderr: 'The tape “nowhere.json” cannot be read: no such file or directory.\n',
    });
    expect(await replay()).toEqual({
      code: 2,
      stdout: '',
      stderr: 'Name a tape.\n',
    });
  });
});

test('of several tapes the first that fails is chosen, or else the longest', () => {
  const lab = entryOf('quote-wizard');
  const loaded = [tape, failing, { ...tape, steps: [] }].map((each) => ({ tape: each, lab }));
  expect(chooseTape(loaded)).toBe(loaded[1]);
  expect(chooseTape(loaded.filter((each) => each !== loaded[1]))).toBe(loaded[0]);
});
