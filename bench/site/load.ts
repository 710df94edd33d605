import type { Browser } from '@playwright/test';
import * as v from 'valibot';
import { openBareTab } from './bare-tab.ts';

const loadSchema = v.object({
  firstPaint: v.number(),
  blocked: v.number(),
  longestScript: v.number(),
});

/** A page’s load, in milliseconds. */
export type Load = v.InferOutput<typeof loadSchema>;

/** Lighthouse’s slow 4G: 1.6 Mbit/s down, 0.75 up, 150 ms round trip. */
export const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};

/**
 * Waits in the page for a second without loads or long tasks, and returns the browser’s entries. It
 * has no named functions: tsx would make them call a helper that the page lacks.
 */
const readLoad = (): Promise<Load> =>
  new Promise((resolve) => {
    const load = { firstPaint: Number.NaN, blocked: 0, longestScript: 0 };
    let quiet: ReturnType<typeof setTimeout> | undefined;
    // The page is quiet once nothing loads either.
    for (const type of ['paint', 'longtask', 'long-animation-frame', 'resource']) {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (entry.name === 'first-contentful-paint') load.firstPaint = entry.startTime;
          else if (type === 'longtask') load.blocked += Math.max(0, entry.duration - 50);
          else if ('scripts' in entry && Array.isArray(entry.scripts))
            for (const { duration } of entry.scripts)
              load.longestScript = Math.max(load.longestScript, duration);
        }
        clearTimeout(quiet);
        quiet = setTimeout(() => resolve(load), 1000);
      }).observe({ type, buffered: true });
    }
  });

/** Loads a page with a CPU 4 times slower and slow 4G. */
export async function measureLoad(browser: Browser, address: string): Promise<Load> {
  const tab = await openBareTab(browser);
  const phone = { width: 360, height: 640, deviceScaleFactor: 1, mobile: false };
  await tab.send('Emulation.setDeviceMetricsOverride', phone);
  await tab.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await tab.send('Network.enable');
  await tab.send('Network.emulateNetworkConditions', slow4g);
  await tab.send('Page.enable');
  const loaded = tab.next('Page.loadEventFired');
  await tab.send('Page.navigate', { url: address });
  await loaded;
  const load = v.parse(loadSchema, await tab.evaluate(`(${readLoad.toString()})()`));
  await tab.close();
  return load;
}
