import { expect, onTestFinished, test, vi } from 'vitest';
import { warnOfAge } from '#src/server/build-age.ts';
import { watchedLog } from './fixtures/watched-log.ts';

test('warns of a build after 36 hours, and each day from then on', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const log = watchedLog();
  const hour = 3_600_000;
  warnOfAge(Date.now() - 12 * hour, log);
  vi.advanceTimersByTime(24 * hour - 1);
  expect(log.warning).not.toHaveBeenCalled();
  vi.advanceTimersByTime(24 * hour + 1);
  expect(log.warning.mock.calls).toEqual([
    ['the site is more than 36 hours old; build it again', { hours: 36 }],
    ['the site is more than 36 hours old; build it again', { hours: 60 }],
  ]);
});
