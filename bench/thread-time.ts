import type { Page } from '@playwright/test';

/**
 * The CPU time of a page’s main thread so far, in ms. Unlike wall time it excludes other work of
 * the computer.
 */
export async function threadTimeOf(page: Page): Promise<() => Promise<number>> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await devTools.send('Performance.getMetrics');
    const seconds = metrics.find(({ name }) => name === 'ThreadTime')?.value;
    if (seconds === undefined) throw new Error('This browser does not tell its thread time.');
    return seconds * 1000;
  };
}
