import { expect, test } from 'vitest';
import { ticksFor } from '#brackets/page/ticks.ts';

test('has round ticks that span all values', () => {
  expect(ticksFor(0, 0.39)).toEqual([0, 0.1, 0.2, 0.30000000000000004, 0.4]);
  expect(ticksFor(-150, 980)).toEqual([-500, 0, 500, 1000]);
  expect(ticksFor(0, 0.01).at(-1)).toBeGreaterThanOrEqual(0.01);
});
