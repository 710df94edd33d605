import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { drive } from '#statelab/explore/drive.ts';
import { chartMaker } from '#statelab/build/chart-maker.ts';
import { chartMachine } from '#statelab/chart/chart.machine.ts';
import { extractChart } from '#statelab/machine/extract.ts';
import { collapsible } from '#statelab/chart/collapse.ts';

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
const openOnly = await layOut(model, new Set(['delivering']));

function openChart(layout = open) {
  const chart = drive({
    machine: chartMachine,
    input: { layout, selected: null },
    events: [],
    outcomes: {
      layOutChart: [
        { name: 'all folded', output: folded },
        { name: 'delivering folded', output: openOnly },
        { name: 'lost', error: new Error('The layout was lost.') },
      ],
    },
    key: ({ value }) => value,
    invariants: {},
  });
  const shown = () => chart.snapshot().context.layout;
  const wanted = () => [...chart.snapshot().context.folded];
  return { ...chart, shown, wanted };
}

test('keeps the old chart until the new layout is ready', () => {
  const chart = openChart();
  expect(collapsible(model)).toEqual(['form.open', 'delivering']);
  chart.send({ type: 'COLLAPSE.ALL' });
  const { started } = chart.wait(60);
  expect(started).toEqual([
    { actor: 'layOutChart', input: { model, folded: new Set(['form.open', 'delivering']) } },
  ]);
  expect(chart.shown()).toBe(open);
  chart.settle('layOutChart', 'all folded');
  expect(chart.shown()).toBe(folded);
});

test('shows a cached layout at once', () => {
  const chart = openChart();
  chart.send({ type: 'COLLAPSE.ALL' });
  chart.wait(60);
  chart.settle('layOutChart', 'all folded');
  expect(chart.send({ type: 'EXPAND.ALL' }).started).toEqual([]);
  expect(chart.shown()).toBe(open);
  expect(chart.send({ type: 'COLLAPSE.ALL' }).started).toEqual([]);
  expect(chart.shown()).toBe(folded);
});

test('lays out only the last of several quick snapshots', () => {
  const chart = openChart();
  chart.send({ type: 'COLLAPSE.ALL' });
  chart.wait(50);
  chart.send({ type: 'COLLAPSE.TOGGLE', state: 'form.open' });
  expect(chart.wait(50).started).toEqual([]);
  expect(chart.wait(10).started).toEqual([
    { actor: 'layOutChart', input: { model, folded: new Set(['delivering']) } },
  ]);
});

test('collapses and expands a state by hand', () => {
  const chart = openChart();
  chart.send({ type: 'COLLAPSE.TOGGLE', state: 'delivering' });
  expect(chart.wanted()).toEqual(['delivering']);
  chart.wait(60);
  chart.settle('layOutChart', 'delivering folded');
  expect(chart.shown()).toBe(openOnly);
  chart.send({ type: 'COLLAPSE.TOGGLE', state: 'delivering' });
  expect(chart.wanted()).toEqual([]);
  expect(chart.shown()).toBe(open);
});

test('collapses inactive states, expands active ones, and leaves those expanded by hand', () => {
  const chart = openChart();
  chart.send({ type: 'ACTIVE.CHANGE', active: ['form', 'form.open', 'form.open.editing'] });
  expect(chart.wanted()).toEqual(['delivering']);
  chart.send({ type: 'ACTIVE.CHANGE', active: ['form', 'delivering'] });
  expect(chart.wanted()).toEqual(['form.open']);
  chart.send({ type: 'COLLAPSE.TOGGLE', state: 'form.open' });
  chart.send({ type: 'ACTIVE.CHANGE', active: ['form', 'arrived'] });
  expect(chart.wanted()).toEqual(['delivering']);
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
  chart.wait(60);
  chart.settle('layOutChart', 'lost');
  expect(chart.snapshot().matches('failed')).toBe(true);
  expect(chart.shown()).toBe(open);
});
