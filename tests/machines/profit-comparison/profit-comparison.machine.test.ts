import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { profitComparisonMachine } from '#machines/profit-comparison/profit-comparison.machine.ts';

test.each([
  ['100,000', 'compared'],
  ['0.01', 'compared'],
  ['0', 'unreadable'],
  ['lots', 'unreadable'],
  ['1000000001', 'unreadable'],
  ['', 'empty'],
  ['  ', 'empty'],
])('%j as a profit is %s', (typed, state) => {
  const comparison = createActor(profitComparisonMachine).start();
  comparison.send({ type: 'PROFIT.CHANGE', typed });
  expect(comparison.getSnapshot().value).toBe(state);
  expect(comparison.getSnapshot().context).toEqual({ typed });
});
