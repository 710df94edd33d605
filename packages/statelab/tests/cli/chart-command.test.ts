import { expect, test } from 'vitest';
import { parseChartCommand } from '#statelab/cli/chart-command.ts';

const parse = (...args: readonly string[]) => parseChartCommand(args, ['till', 'gate']);

test('a machine is printed as SVG, or as whatever is asked for', () => {
  expect(parse('till')).toEqual({ machine: 'till', format: 'svg' });
  expect(parse('gate', '--as', 'scxml')).toEqual({
    machine: 'gate',
    format: 'scxml',
  });
});

test.each([
  [[], 'Name a machine.'],
  [['door'], 'Unknown machine "door". Choose till, gate.'],
  [['till', 'gate'], 'Name one machine: "till" or "gate".'],
  [['till', '--as', 'png'], 'Unknown format "png". Choose svg, mermaid, plantuml, scxml, json.'],
  [['till', '--in', 'x'], "Unknown option '--in'."],
])('%j makes no sense', (args, sentence) => {
  expect(() => parse(...args)).toThrow(`${sentence} See npm run chart -- --help.`);
});
