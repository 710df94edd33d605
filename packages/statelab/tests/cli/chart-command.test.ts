import { expect, test } from 'vitest';
import { run } from '#statelab/cli/chart.ts';
import { runHere } from './run-here.ts';

const steps = 'packages/statelab/tests/foreign/first-steps.machine.ts';
const chart = (...args: readonly string[]) => runHere(() => run([steps, ...args]));

test('prints a machine as SVG, or in the format that is asked for', async () => {
  expect((await chart('toggle')).stdout).toMatch(/^<svg /);
  expect((await chart('light', '--as', 'scxml')).stdout).toContain('<scxml ');
});

test.each([
  [[], 'Name a machine.'],
  [['door'], 'Unknown machine "door". Choose toggle, light, feedback, stopwatch, word, dog-fetch.'],
  [['light', 'toggle'], 'Name one machine: "light" or "toggle".'],
  [['light', '--as', 'png'], 'Unknown format "png". Choose svg, mermaid, plantuml, scxml, json.'],
  [['light', '--in', 'x'], "Unknown option '--in'."],
])('%j is rejected', async (args, sentence) => {
  expect(await chart(...args)).toEqual({
    code: 2,
    stdout: '',
    stderr: `${sentence} See npm run chart -- --help.\n`,
  });
});
