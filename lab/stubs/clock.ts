import type { Page } from '@playwright/test';

/** Stops the time of a page, for all its documents to come, until `page.clock.runFor` lets some go by. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2026-11-21T09:00:00+13:00') });
  await page.clock.pauseAt(new Date('2026-11-21T10:00:00+13:00'));
}
