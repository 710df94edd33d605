import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { chartMaker } from '#statelab/tests/chart-maker.ts';
import { extractChart } from '#statelab/machine/extract.ts';
import { collapsible, linesOfDescent } from '#statelab/chart/collapse.ts';
import type { ChartLayout } from '#statelab/chart/layout.ts';
import { overlapsIn } from '#statelab/tests/overlaps.ts';
import { labMachines } from '#lab/machine-folders.ts';

const layOut = chartMaker();

/** Every machine, expanded, and collapsed with each or no active state. */
const folds = labMachines.flatMap(({ id, machine }) => {
  const model = extractChart(machine);
  const all = collapsible(model);
  const folded =
    all.length === 0
      ? []
      : [id, ...all].map((open) => ({
          name: `${id} with ${open} open`,
          model,
          folded: new Set(all.filter((state) => !linesOfDescent(model)(open).includes(state))),
        }));
  return [{ name: id, model, folded: new Set<string>() }, ...folded];
});

test.each(folds)(
  'no label in the chart of $name covers a label, a node or an arrow',
  async ({ model, folded }) => {
    expect(overlapsIn(await layOut(model, folded))).toEqual([]);
  },
);

const box = { x: 0, y: 0, width: 100, height: 40 };
const label = (x: number, y: number) => ({ box: { x, y, width: 40, height: 20 }, lines: [] });

/** One state with a label and an arrow in these places. */
const chartWith = (x: number, y: number, arrow: readonly { x: number; y: number }[]) => {
  const layout: ChartLayout = {
    model: extractChart(createMachine({ id: 'a' })),
    problem: null,
    folded: [],
    width: 300,
    height: 300,
    states: [{ id: 'a', box, header: label(0, 0), rows: [] }],
    transitions: [
      {
        names: ['t'],
        source: 'a',
        label: label(x, y),
        forks: false,
        trunk: [],
        arrows: [{ transition: 't', target: 'a', points: arrow }],
      },
    ],
    gates: [],
    initials: [],
  };
  return overlapsIn(layout);
};

const far = [
  { x: 200, y: 200 },
  { x: 250, y: 200 },
];

test('finds every kind of overlap', () => {
  expect(chartWith(150, 100, far)).toEqual([]);
  expect(chartWith(30, 10, far)).toEqual(['head of a is over label t', 'label t is over box of a']);
  expect(chartWith(90, 30, far)).toEqual(['label t is over box of a']);
  expect(
    chartWith(150, 100, [
      { x: 170, y: 50 },
      { x: 170, y: 200 },
    ]),
  ).toEqual(['label t is over arrow t']);
  expect(
    chartWith(150, 100, [
      { x: 10, y: 200 },
      { x: 10, y: 5 },
    ]),
  ).toEqual(['head of a is over arrow t']);
});
