import { expect, test } from 'vitest';
import { fuzzTapes } from './tapes.ts';

test('a tape to which any harm was done is refused in a sentence or replayed, and breaks nothing', () => {
  const { refused, differed, agreed, faults } = fuzzTapes(1000, 'waymark');
  expect(faults).toEqual([]);
  for (const count of [refused, differed, agreed]) expect(count).toBeGreaterThan(9);
});
