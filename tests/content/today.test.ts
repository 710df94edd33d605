import { expect, test } from 'vitest';
import { today } from '#content/today.ts';
import { atEveryClock } from '#tests/clocks.ts';

atEveryClock((day) => {
  test('today is the day in New Zealand', () => {
    expect(today()).toBe(day);
  });
});
