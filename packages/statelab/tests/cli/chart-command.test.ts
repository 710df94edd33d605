import { expect, test } from 'vitest';
import { runHere } from './run-here.ts';

const file = 'packages/statelab/tests/cases/actors.machine.ts';
const chart = (...args: readonly string[]) => runHere('chart', file, ...args);

test('prints a machine as SVG, or in the format that is asked for', async () => {
  expect((await chart('parent')).stdout).toMatch(/^<svg /);
  expect((await chart('login', '--as', 'mermaid')).stdout).toContain('stateDiagram-v2');
});

test.each([
  [[], 'Name a machine: parent, caller, two-loads (twoLoads), login.'],
  [['door'], 'Unknown machine "door". Choose parent, caller, two-loads (twoLoads), login.'],
  [
    ['login', '--as', 'png'],
    "Option '--as <format>' argument 'png' is invalid. Allowed choices are svg, mermaid, json. See statelab --help.",
  ],
])('%j is rejected', async (args, sentence) => {
  expect(await chart(...args)).toEqual({
    code: 2,
    stdout: '',
    stderr: `${sentence}\n`,
  });
});
