import { expect, test } from 'vitest';
import { duration, progressOf } from './progress.ts';

test('formats a duration in seconds below a minute, then in minutes and seconds', () => {
  expect(duration(0)).toBe('0 s');
  expect(duration(59_400)).toBe('59 s');
  expect(duration(59_600)).toBe('1 min 0 s');
  expect(duration(125_000)).toBe('2 min 5 s');
  expect(duration(100_000)).toBe('1 min 40 s');
});

test('prints progress every ten seconds, with the time left at this rate', () => {
  const lines: string[] = [];
  let time = 5000;
  const oneMore = progressOf({
    what: 'test files',
    total: 100,
    say: (line) => lines.push(line),
    now: () => time,
  });
  time = 14_999;
  oneMore();
  expect(lines).toEqual([]);
  time = 15_000;
  oneMore();
  time = 24_999;
  oneMore();
  time = 25_000;
  oneMore();
  expect(lines).toEqual([
    '2 of 100 test files, about 8 min 10 s left',
    '4 of 100 test files, about 8 min 0 s left',
  ]);
});
