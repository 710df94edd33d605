import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { extractChart } from '#statelab/machine/extract.ts';
import { printChartDiff } from '#statelab/check/chart-diff.ts';

const gate = (open: object) =>
  extractChart(createMachine({ id: 'gate', initial: 'shut', states: { shut: {}, open } }));

const before = gate({ on: { SHUT: 'shut', KICK: {} } });

test('tells what was added, removed and changed, and draws it', () => {
  const now = gate({ on: { SHUT: { target: 'shut', actions: 'click' }, PUSH: 'open' } });
  const text = printChartDiff([before], [now], 'main');
  expect(text).toContain('## Charts, compared with main\n');
  expect(text).toContain('- added: `gate.open|PUSH|0`\n');
  expect(text).toContain('- removed: `gate.open|KICK|0`\n');
  expect(text).toContain('- changed: `gate.open|SHUT|0`\n');
  expect(text).toContain('```mermaid\nstateDiagram-v2');
  expect(text).toMatch(/class s\d_gate_shut holds\n.*class s\d_gate_open holds/);
});

test('tells of machines that came and went, and of charts that stayed', () => {
  expect(printChartDiff([before], [before], 'main')).toContain('No chart differs.');
  expect(printChartDiff([before], [], 'main')).toContain('- removed: the machine `gate`');
  expect(printChartDiff([], [before], 'main')).toContain('- added: `gate`, `gate.shut`');
});
