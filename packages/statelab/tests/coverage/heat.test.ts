import { expect, test } from 'vitest';
import { extractChart } from '#statelab/chart/extract.ts';
import { addUp } from '#statelab/coverage/count.ts';
import { heatOf, heatRanges } from '#statelab/coverage/heat.ts';
import { door } from './door.machine.ts';

test('each width stands for as many times more as the one before', () => {
  expect(heatRanges(10_000)).toEqual([
    { level: 1, from: 1, to: 10 },
    { level: 2, from: 11, to: 100 },
    { level: 3, from: 101, to: 1000 },
    { level: 4, from: 1001, to: 10_000 },
  ]);
});

test('a width that no number falls to is left out', () => {
  expect(heatRanges(2)).toEqual([
    { level: 1, from: 1, to: 1 },
    { level: 4, from: 2, to: 2 },
  ]);
  expect(heatRanges(1)).toEqual([{ level: 1, from: 1, to: 1 }]);
  expect(heatRanges(0)).toEqual([]);
});

test('a chart shows how often, and lines as wide as that; what was never taken has no width', () => {
  const counts = {
    states: { 'door.open': 9 },
    transitions: { 'door.closed|OPEN|0': 9, 'door.open|CLOSE|0': 1 },
    guards: {},
  };
  const { heat, levels } = heatOf(addUp(extractChart(door), [counts]));
  expect(heat).toMatchObject({ 'door.open': 9, 'door.closed|OPEN|0': 9, 'door.closed|LOCK|0': 0 });
  expect(levels).toEqual({ 'door.closed|OPEN|0': 4, 'door.open|CLOSE|0': 1 });
});
