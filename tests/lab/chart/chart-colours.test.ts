import { describe, expect, test } from 'vitest';
import { contrast } from '#tests/contrast.ts';
import { chartColours, type ChartColour } from '#statelab/chart/drawing-style.ts';

const grounds: readonly ChartColour[] = ['machine', 'parent', 'leaf', 'gate'];

const texts: readonly (readonly [ChartColour, readonly ChartColour[]])[] = [
  ['text', [...grounds, 'active', 'selectedGround']],
  ['textSoft', [...grounds, 'selectedGround']],
  ['badgeText', ['badge', 'selected', 'never']],
];

const graphics: readonly (readonly [ChartColour, readonly ChartColour[]])[] = [
  ['edge', grounds],
  ['line', ['machine', 'parent']],
  ['machineEdge', ['machine', 'leaf']],
  ['activeEdge', ['machine', 'parent', 'leaf', 'active']],
  ['selected', [...grounds, 'selectedGround']],
  ['taken', ['machine', 'parent', 'active']],
  ['never', grounds],
  ['hereEdge', ['here']],
];

const pairs = (least: number, rows: typeof texts) =>
  rows.flatMap(([colour, others]) => others.map((other) => ({ colour, other, least })));

describe.each([
  { mode: 'light', place: 0 },
  { mode: 'dark', place: 1 },
] as const)('in $mode', ({ place }) => {
  test.each([...pairs(4.5, texts), ...pairs(3, graphics)])(
    '$colour on $other reaches $least',
    ({ colour, other, least }) => {
      const reached = contrast(chartColours[colour][place], chartColours[other][place]);
      expect(reached).toBeGreaterThanOrEqual(least);
    },
  );
});
