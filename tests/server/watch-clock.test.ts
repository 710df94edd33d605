import { expect, test } from 'vitest';
import { watchClock } from '#src/server/watch-clock.ts';
import { watchedLog } from './fixtures/watched-log.ts';

const at = (time: string) => new Date(`2026-11-21T${time}Z`);

test('logs a clock that goes back once, and still returns its time', () => {
  const log = watchedLog();
  const times = ['10:00:00', '09:59:01', '09:00:00', '08:59:00', '10:00:01', '09:58:00'].map(at);
  let index = -1;
  const now = watchClock(() => times[index] ?? at('00:00:00'), null, log);
  const warned = times.map((time) => {
    index += 1;
    expect(now()).toBe(time);
    return log.warning.mock.calls.length;
  });
  expect(warned).toEqual([0, 0, 1, 1, 1, 2]);
  expect(log.warning).toHaveBeenCalledWith('the clock is behind the newest lead; set it right', {
    seconds: 3600,
  });
});

test('logs at the start a clock behind the last stored lead', () => {
  const log = watchedLog();
  watchClock(() => at('10:00:00'), at('12:00:00'), log)();
  expect(log.warning).toHaveBeenCalledExactlyOnceWith(
    'the clock is behind the newest lead; set it right',
    { seconds: 7200 },
  );
});
