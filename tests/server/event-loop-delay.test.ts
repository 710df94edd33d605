import perfHooks from 'node:perf_hooks';
import { beforeEach, expect, test, vi } from 'vitest';
import { watchSigns } from '#src/server/signs.ts';
import { temporaryStore } from './fixtures/temporary-store.ts';

let time = 0;
beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => time);
});

test('measures the delay of the event loop since the measurement before', async () => {
  // In nanoseconds, as Node's own histogram keeps them.
  const delays: number[] = [];
  const histogram = perfHooks.monitorEventLoopDelay();
  vi.spyOn(histogram, 'percentile').mockImplementation(() => Math.max(0, ...delays));
  vi.spyOn(histogram, 'reset').mockImplementation(() => {
    delays.length = 0;
  });
  vi.spyOn(perfHooks, 'monitorEventLoopDelay').mockReturnValue(histogram);
  const signs = watchSigns(await temporaryStore(), new Map());
  const slowest = async () => (await signs())['waymark_event_loop_delay_p99_seconds'];
  delays.push(5_000_000, 250_000_000);
  expect(await slowest()).toBe(0.25);
  time += 1000;
  delays.push(3_000_000);
  expect(await slowest()).toBe(0.003);
});
