import { expect, test } from 'vitest';
import { fuzzTapes } from './tapes.ts';

test('rejects any damaged tape with a sentence, or replays it', () => {
  const { refused, differed, agreed, faults } = fuzzTapes(1000, 'waymark');
  expect(faults).toEqual([]);
  for (const count of [refused, differed, agreed]) expect(count).toBeGreaterThan(9);
});
