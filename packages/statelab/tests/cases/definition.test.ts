import { expect, test } from 'vitest';
import { runCheck } from './run-case.ts';

test('a region that leaves its final state is found', async () => {
  expect(await runCheck('definition.machine.ts', 'two-regions')).toMatchObject({
    code: 1,
    stdout: 'leaves a final state: two-regions.left.end, by BACK of two-regions.left\n',
  });
});

test('a region that handles events is no dead end; one that handles none is', async () => {
  expect(await runCheck('definition.machine.ts', 'draft')).toMatchObject({
    code: 1,
    stdout: 'dead end: draft.idle\n',
  });
});

test('a transition under `entry` is found', async () => {
  expect(await runCheck('entry-transition.machine.js')).toMatchObject({
    code: 1,
    stdout:
      'not an action: entry of hall.lit. `entry` takes actions; write the transition under `always` or `on`\n',
  });
});
