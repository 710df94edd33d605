import { expect, test } from 'vitest';
import { defaultRetryPolicy, retryDelay } from '#machines/lead-delivery/retry-policy.ts';

const failure = { isFinal: false, retryAfter: 0 };

test.each([
  ['waits 15 s after the first attempt', failure, 1, 0.5, 15_000],
  ['doubles the wait', failure, 3, 0.5, 60_000],
  ['waits 6 hours at most', failure, 15, 0.5, 6 * 3_600_000],
  ['moves the wait down by up to a quarter', failure, 1, 0, 11_250],
  ['moves the wait up by up to a quarter', failure, 1, 1, 18_750],
  ['waits as long as the receiver asks', { isFinal: false, retryAfter: 90_000 }, 1, 0.5, 90_000],
  ['waits a day at most', { isFinal: false, retryAfter: 9e9 }, 1, 0.5, 24 * 3_600_000],
  ['stops after 16 attempts', failure, 16, 0.5, null],
  ['stops when the receiver says no for good', { isFinal: true, retryAfter: 0 }, 1, 0.5, null],
])('%s', (_, reason, attempt, chance, delay) => {
  expect(retryDelay(reason, attempt, chance, defaultRetryPolicy)).toBe(delay);
});
