import type { Page } from '@playwright/test';

/**
 * Holds the fonts of a page until its first paint, as on a slow connection. The protocol itself holds
 * them: a route would stop every request of the page on its way and keep its scripts out of the cache.
 */
export async function holdFonts(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const held = new Set<string>();
  let isPainted = false;

  async function release(): Promise<void> {
    const ids = [...held];
    held.clear();
    await Promise.all(ids.map((requestId) => session.send('Fetch.continueRequest', { requestId })));
  }
  session.on('Fetch.requestPaused', async ({ requestId }) => {
    held.add(requestId);
    if (isPainted) await release();
  });
  session.on('Page.lifecycleEvent', async ({ name }) => {
    if (name === 'init') isPainted = false;
    if (name !== 'firstContentfulPaint') return;
    isPainted = true;
    await release();
  });
  await session.send('Page.enable');
  await session.send('Page.setLifecycleEventsEnabled', { enabled: true });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*.woff2' }] });
}
