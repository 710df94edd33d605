import { describe, expect, test } from 'vitest';
import { chartColours, type ChartColour } from '#statelab/chart/drawing-style.ts';
import { palette } from '#statelab/design/tokens.ts';
import { contrast } from '#tests/contrast.ts';

type Colour = keyof typeof palette;

/** Colours, each with those that it is seen on. */
type Rows<Name> = readonly (readonly [Name, readonly Name[]])[];

const grounds: readonly Colour[] = ['paper', 'white', 'mist'];

const texts: Rows<Colour> = [
  ['ink', [...grounds, 'focus']],
  ['inkSoft', grounds],
  ['sky', grounds],
  ['visited', grounds],
  ['markerDeep', ['paper', 'white']],
  ['error', grounds],
  ['white', ['bush', 'sky', 'ink', 'error']],
];

const graphics: Rows<Colour> = [
  ['control', grounds],
  ['inkSoft', ['mist']],
  ['ink', ['focus']],
  ['marker', ['white']],
  ['bush', ['mist']],
  ['sky', ['mist']],
];

const chartGrounds: readonly ChartColour[] = ['machine', 'parent', 'leaf', 'gate'];

const chartTexts: Rows<ChartColour> = [
  ['text', [...chartGrounds, 'active', 'selectedGround']],
  ['textSoft', [...chartGrounds, 'selectedGround']],
  ['badgeText', ['selected']],
];

const chartGraphics: Rows<ChartColour> = [
  ['edge', chartGrounds],
  ['line', ['machine', 'parent']],
  ['machineEdge', ['machine', 'leaf']],
  ['activeEdge', ['machine', 'parent', 'leaf', 'active']],
  ['selected', [...chartGrounds, 'selectedGround']],
  ['taken', ['machine', 'parent', 'active']],
  ['hereEdge', ['here']],
];

const pairs = <Name extends string>(least: number, rows: Rows<Name>) =>
  rows.flatMap(([colour, others]) => others.map((other) => ({ colour, other, least })));

test.each([...pairs(4.5, texts), ...pairs(3, graphics)])(
  'in the lab, dark: $colour on $other reaches $least',
  ({ colour, other, least }) => {
    expect(contrast(palette[colour][1], palette[other][1])).toBeGreaterThanOrEqual(least);
  },
);

describe.each([
  { mode: 'light', place: 0 },
  { mode: 'dark', place: 1 },
] as const)('in a chart, $mode', ({ place }) => {
  test.each([...pairs(4.5, chartTexts), ...pairs(3, chartGraphics)])(
    '$colour on $other reaches $least',
    ({ colour, other, least }) => {
      const reached = contrast(chartColours[colour][place], chartColours[other][place]);
      expect(reached).toBeGreaterThanOrEqual(least);
    },
  );
});
