import { expect, test } from 'vitest';
import { runHere } from './run-here.ts';

const steps = 'packages/statelab/tests/foreign/first-steps.machine.ts';
const chart = (...args: readonly string[]) => runHere('chart', steps, ...args);

test('prints a machine as SVG, or in the format that is asked for', async () => {
  expect((await chart('toggle')).stdout).toMatch(/^<svg /);
  expect((await chart('light', '--as', 'mermaid')).stdout).toContain('stateDiagram-v2');
});

test.each([
  [
    [],
    'Name a machine: toggle, light (trafficLight), feedback, stopwatch, word (wordEditor), dog-fetch (dogFetch).',
  ],
  [
    ['door'],
    'Unknown machine "door". Choose toggle, light (trafficLight), feedback, stopwatch, word (wordEditor), dog-fetch (dogFetch).',
  ],
  [['light', 'toggle'], 'Name one machine: "light" or "toggle".'],
  [
    ['light', '--as', 'png'],
    "Option '--as <format>' argument 'png' is invalid. Allowed choices are svg, mermaid, json. See statelab --help.",
  ],
  [['light', '--in', 'x'], "Unknown option '--in'. See statelab --help."],
])('%j is rejected', async (args, sentence) => {
  expect(await chart(...args)).toEqual({
    code: 2,
    stdout: '',
    stderr: `${sentence}\n`,
  });
});
