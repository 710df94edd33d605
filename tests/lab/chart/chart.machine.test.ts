import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { drive } from '#statelab/explore/drive.ts';
import { chartMaker } from '#statelab/tests/chart-maker.ts';
import { chartMachine } from '#statelab/chart/chart.machine.ts';
import { extractChart } from '#statelab/machine/extract.ts';
import { collapseModel, collapsible } from '#statelab/chart/collapse.ts';

/** A machine with two compound states. */
const model = extractChart(
  createMachine({
    id: 'form',
    initial: 'open',
    states: {
      open: { initial: 'editing', states: { editing: { on: { SEND: '#delivering' } } } },
      delivering: {
        id: 'delivering',
        initial: 'kept',
        on: { ARRIVE: '#arrived' },
        states: { kept: { on: { LOSE: 'lost' } }, lost: {} },
      },
      arrived: { id: 'arrived' },
    },
  }),
);
const layOut = chartMaker();
const [open, folded] = [await layOut(model), await layOut(model, new Set(collapsible(model)))];

function openChart(layout = open) {
  const chart = drive({
    machine: chartMachine,
    input: { layout, selected: null },
    events: [],
    outcomes: {
      layOutChart: [
        { name: 'all open', output: open },
        { name: 'all folded', output: folded },
        { name: 'lost', error: new Error('The layout was lost.') },
      ],
    },
    key: ({ value }) => JSON.stringify(value),
    invariants: {},
  });
  const shown = () => chart.snapshot().context.layout;
  const wanted = () => [...chart.snapshot().context.folded];
  return { ...chart, shown, wanted };
}

test('keeps the old chart until the new layout is ready', () => {
  const chart = openChart();
  expect(collapsible(model)).toEqual(['form.open', 'delivering']);
  const { started } = chart.send({ type: 'COLLAPSE.ALL' });
  expect(started).toEqual([
    { actor: 'layOutChart', input: { model, folded: new Set(['form.open', 'delivering']) } },
  ]);
  expect(chart.shown()).toBe(open);
  chart.settle('layOutChart', 'all folded');
  expect(chart.shown()).toBe(folded);
});

test('a collapsed state hides its children, and keeps what leads in and out', () => {
  const { states, transitions } = collapseModel(model, new Set(['delivering']));
  expect(states.map(({ id }) => id)).not.toContain('form.delivering.lost');
  expect(states.find(({ id }) => id === 'delivering')?.within).toBe(2);
  expect(transitions.map(({ trigger }) => trigger)).toEqual(['SEND', 'ARRIVE']);
});

test('expands the parents of a selected part', () => {
  const chart = openChart(folded);
  chart.send({ type: 'PART.SELECT', part: 'form.open' });
  expect(chart.wanted()).toEqual(['form.open', 'delivering']);
  chart.send({ type: 'PART.SELECT', part: 'form.open.editing' });
  expect(chart.wanted()).toEqual(['delivering']);
  const within = model.transitions.find(({ trigger }) => trigger === 'LOSE');
  chart.send({ type: 'PART.SELECT', part: within?.name ?? '' });
  expect(chart.snapshot().context.selected).toBe(within?.name);
});

test('keeps the chart and shows an error if a layout fails', () => {
  const chart = openChart();
  chart.send({ type: 'COLLAPSE.ALL' });
  chart.settle('layOutChart', 'lost');
  expect(chart.snapshot().matches('failed')).toBe(true);
  expect(chart.shown()).toBe(open);
});
