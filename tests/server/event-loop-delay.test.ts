import { beforeEach, expect, test, vi } from 'vitest';
import { watchSigns } from '#src/server/signs.ts';
import { temporaryStore } from './fixtures/temporary-store.ts';

/** Delays in nanoseconds, as the histogram of Node keeps them. */
const delays = vi.hoisted((): number[] => []);

vi.mock('node:perf_hooks', async (original) => ({
  ...(await original<typeof import('node:perf_hooks')>()),
  monitorEventLoopDelay: () => ({
    enable: () => true,
    percentile: () => Math.max(0, ...delays),
    reset: () => delays.splice(0),
  }),
}));

let time = 0;
beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => time);
});

test('measures the delay of the event loop since the measurement before', async () => {
  const signs = watchSigns(await temporaryStore(), new Map());
  const slowest = async () => (await signs())['waymark_event_loop_delay_p99_seconds'];
  delays.push(5_000_000, 250_000_000);
  expect(await slowest()).toBe(0.25);
  time += 1000;
  delays.push(3_000_000);
  expect(await slowest()).toBe(0.003);
});
