import { expect, test } from 'vitest';
import { formatDate } from '#content/dates.ts';

test('writes a date with its month in words and no zero before the day', () => {
  expect(formatDate('2026-11-01')).toBe('1 November 2026');
  expect(formatDate('2024-07-31')).toBe('31 July 2024');
});
