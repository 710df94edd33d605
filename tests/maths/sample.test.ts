import { describe, expect, test } from 'vitest';
import { sweep, type Subject } from './sweep-range.ts';

/** Limits of all the schedules, in dollars. */
const limits = [0, 14_000, 15_600, 48_000, 53_500, 70_000, 78_100, 180_000, 250_000];
const taxes: readonly Subject[] = ['specified', 'from-2024-07-31', '2024-25-composite'];

/** `npm run sweep` takes every cent; this is every 997th, and all within three dollars of a limit. */
describe.each(taxes)('the tax of %s is that of the oracle', (subject) => {
  test('for every 997th cent up to 250,000.00', () => {
    const found = sweep({ subject, from: 0, to: 25_000_000, step: 997 });
    expect(found).toEqual({ checked: 25_076, wrong: 0, examples: [] });
  });

  test.each(limits)('for every cent near %d dollars', (limit) => {
    const from = Math.max(0, limit - 3) * 100;
    const found = sweep({ subject, from, to: (limit + 3) * 100, step: 1 });
    expect(found).toEqual({ checked: limit === 0 ? 301 : 601, wrong: 0, examples: [] });
  });
});

test.each(['add', 'remove'] as const)('GST to %s is that of the oracle', (subject) => {
  const first = sweep({ subject, from: 0, to: 20_000, step: 1 });
  expect(first).toEqual({ checked: 20_001, wrong: 0, examples: [] });
  const rest = sweep({ subject, from: 20_000, to: 2_000_000, step: 97 });
  expect(rest).toEqual({ checked: 20_413, wrong: 0, examples: [] });
});
