import { expect, test } from 'vitest';
import { quoteWizardMachine } from '#machines/quote-wizard/quote-wizard.machine.ts';
import { statesOf } from '#paths/states.ts';
import { transitionsOf } from '#paths/transitions.ts';
import { layOutMachines } from '#src/lab/build/lay-out-machines.ts';
import type { ChartLayout } from '#src/lab/chart/layout.ts';
import { overlapsIn } from '#src/lab/chart/overlaps.ts';
import { labMachines } from '#lab.config.ts';

const layouts = await layOutMachines();

test.each(labMachines.map(({ id }) => id))(
  'no label of the chart of %s lies over a label, a node or an arrow',
  (id) => {
    const layout = layouts[id];
    expect(layout).toBeDefined();
    expect(layout && overlapsIn(layout)).toEqual([]);
  },
);

test('every state and every transition of a machine has its place', () => {
  const layout = layouts['quote-wizard'];
  expect(layout?.states).toHaveLength(statesOf(quoteWizardMachine).length);
  const rows = layout?.states.flatMap((state) => state.rows) ?? [];
  const drawn = layout?.transitions ?? [];
  expect(rows.length + drawn.length).toBe(transitionsOf(quoteWizardMachine).size);
});

const box = { x: 0, y: 0, width: 100, height: 40 };
const label = (x: number, y: number) => ({ box: { x, y, width: 40, height: 20 }, lines: [] });

/** One state with a label and an arrow at these places. */
const chartWith = (x: number, y: number, arrow: readonly { x: number; y: number }[]) => {
  const layout: ChartLayout = {
    model: {
      id: 'm',
      states: [
        {
          id: 'a',
          key: 'a',
          parent: null,
          type: 'atomic',
          initial: null,
          entry: [],
          exit: [],
          invokes: [],
          tags: [],
          description: null,
          requirement: null,
        },
      ],
      transitions: [],
    },
    width: 300,
    height: 300,
    states: [{ id: 'a', box, header: label(0, 0), rows: [] }],
    transitions: [{ transition: 't', arrows: [arrow], label: label(x, y) }],
    gates: [],
    initials: [],
  };
  return overlapsIn(layout);
};

const far = [
  { x: 200, y: 200 },
  { x: 250, y: 200 },
];

test('an overlap is found, whatever a label lies over', () => {
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
