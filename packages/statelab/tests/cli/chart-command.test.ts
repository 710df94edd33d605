import { expect, test } from 'vitest';
import { runHere } from './run-here.ts';

const file = 'packages/statelab/tests/cases/actors.machine.ts';
const chart = (...args: readonly string[]) => runHere('chart', file, ...args);

test('prints a machine as Mermaid', async () => {
  expect((await chart('login')).stdout).toContain('stateDiagram-v2');
});

test.each([
  [[], 'Name a machine: caller, login, parent, two-loads (twoLoads).'],
  [['door'], 'Unknown machine "door". Choose caller, login, parent, two-loads (twoLoads).'],
])('%j is rejected', async (args, sentence) => {
  expect(await chart(...args)).toEqual({
    code: 2,
    stdout: '',
    stderr: `${sentence}\n`,
  });
});
