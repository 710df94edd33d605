import { describe, expect, test } from 'vitest';
import { everySchedule } from '#brackets/core/schedules.ts';
import { sweep } from './sweep-range.ts';

/**
 * `npx tsx tests/maths/sweep.ts` checks every cent. This checks every 997th, and all within three dollars of a
 * limit.
 */
describe.each(everySchedule)('the tax of $id equals the oracle’s', ({ id: subject, bands }) => {
  test('for every 997th cent up to 250,000.00', () => {
    const found = sweep({ subject, from: 0, to: 25_000_000, step: 997 });
    expect(found).toEqual({ checked: 25_076, wrong: 0, examples: [] });
  });

  test.each([...bands.map(({ min }) => min), 250_000])(
    'for every cent near %d dollars',
    (limit) => {
      const from = Math.max(0, limit - 3) * 100;
      const found = sweep({ subject, from, to: (limit + 3) * 100, step: 1 });
      expect(found).toEqual({ checked: limit === 0 ? 301 : 601, wrong: 0, examples: [] });
    },
  );
});

test.each(['M', 'ME'] as const)('gives the oracle’s PAYE for weekly pays with %s', (subject) => {
  expect(sweep({ subject, from: 0, to: 500_000, step: 97 })).toEqual({
    checked: 5_155,
    wrong: 0,
    examples: [],
  });
});

test.each(['add', 'remove'] as const)('GST to %s equals the oracle’s', (subject) => {
  const first = sweep({ subject, from: 0, to: 20_000, step: 1 });
  expect(first).toEqual({ checked: 20_001, wrong: 0, examples: [] });
  const rest = sweep({ subject, from: 20_000, to: 2_000_000, step: 97 });
  expect(rest).toEqual({ checked: 20_413, wrong: 0, examples: [] });
});
