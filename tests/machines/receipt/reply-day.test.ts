import { expect, test } from 'vitest';
import { formatWeekday } from '#content/dates.ts';
import { replyDay } from '#machines/receipt/reply-day.ts';

test.each([
  ['2026-11-26', 'Friday 27 November'],
  ['2026-11-27', 'Monday 30 November'],
  ['2026-11-28', 'Tuesday 1 December'],
  ['2026-12-24', 'Tuesday 5 January'],
])('a lead of %s is replied to by %s', (sentOn, day) => {
  expect(formatWeekday(replyDay(sentOn) ?? '')).toBe(day);
});

test('no day is named where the holidays are not known', () => {
  expect(replyDay('2032-12-24')).toBeNull();
});
