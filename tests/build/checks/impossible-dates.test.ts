import { expect, test } from 'vitest';
import { impossibleDates } from '#src/build/checks/impossible-dates.ts';

test('finds dates that no calendar has, each once, wherever they are', () => {
  const page = { updated: '2026-02-30', list: [{ due: '2024-02-29' }, '2026-13-01', '2026-02-30'] };
  expect(impossibleDates(page)).toEqual(['2026-02-30', '2026-13-01']);
});

test('leaves text that only holds a date alone', () => {
  expect(impossibleDates({ text: 'Until 2026-02-30 and no longer' })).toEqual([]);
});
