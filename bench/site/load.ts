import type { Browser } from '@playwright/test';

/** How a page came to be, in milliseconds; shift is a score. */
export interface Load {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocked: number;
  readonly shift: number;
}

declare global {
  interface Window {
    measured: { largestPaint: number; blocked: number; shift: number };
  }
}

/** Slow 4G, as Lighthouse has it: 1.6 Mbit/s down, 0.75 up, 150 ms there and back. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};

/** Loads a page on a processor 4 times slower and slow 4G, with its scripts or without. */
export async function measureLoad(
  browser: Browser,
  address: string,
  scripts: 'on' | 'off',
): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 } });
  const page = await context.newPage();
  await page.route('https://ipapi.co/**', (route) => route.fulfill({ json: { city: 'Napier' } }));
  if (scripts === 'off') await page.route('**/*.js', (route) => route.abort());
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.emulateNetworkConditions', slow4g);
  await page.addInitScript(() => {
    window.measured = { largestPaint: 0, blocked: 0, shift: 0 };
    // No named function here: what runs this file would have it call a helper that the page lacks.
    for (const type of ['largest-contentful-paint', 'longtask', 'layout-shift']) {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (type === 'longtask') window.measured.blocked += Math.max(0, entry.duration - 50);
          else if (type !== 'layout-shift') window.measured.largestPaint = entry.startTime;
          else if ('value' in entry && typeof entry.value === 'number') {
            window.measured.shift += entry.value;
          }
        }
      }).observe({ type, buffered: true });
    }
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  if (scripts === 'on') await page.locator('html[data-hydrated]').waitFor();
  const load = await page.evaluate(() => ({
    ...window.measured,
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  }));
  await context.close();
  return load;
}
