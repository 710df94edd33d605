import { expect, test, vi } from 'vitest';
import { median, printRequirements, requirement } from '#bench/site/figures.ts';

test('a requirement is met up to its maximum', () => {
  const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  printRequirements([
    requirement('ms to the effect', 50, 50),
    requirement('MiB kept', 1.25, 1),
    requirement('presses lost', Number.NaN, 0),
  ]);
  expect(printed.mock.calls.flat()).toEqual([
    '',
    'met      ms to the effect: 50 (at most 50)',
    'NOT MET  MiB kept: 1.250 (at most 1)',
    'NOT MET  presses lost: NaN (at most 0)',
  ]);
});

test('the median is of numbers, in any order', () => {
  expect(median([100, 9, 10])).toBe(10);
  expect(median([])).toBeNaN();
});
