import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import type { Log } from './log.ts';
import { withTtlCache, type WatchedStore } from './store-health.ts';
import type { LeadStore } from './store/lead-store.ts';

/** The health check for load balancers. */
export const healthPath = '/health';

interface HealthOptions {
  readonly store: Pick<WatchedStore, 'check'>;
  readonly backlog: LeadStore['notifications']['backlog'];
  readonly distDir: string;
  readonly log: Log;
  readonly version: string;
}

/**
 * Responds 200 if leads can be stored here, else 503. Includes the version and the number of failed
 * notifications, which another server cannot fix.
 */
export function createHealth({ store, backlog, distDir, log, version }: HealthOptions): Hono {
  const notifications = withTtlCache(backlog);
  // Like the site, read once.
  const hasQuotePage = existsSync(join(distDir, 'quote.html'));
  return new Hono().get(healthPath, async (c) => {
    c.header('Cache-Control', 'no-store');
    if (!hasQuotePage) return c.json({ ok: false, reason: 'The quote page is missing.' }, 503);
    try {
      await store.check();
      const { failed: failedNotifications } = await notifications.get();
      return c.json({ ok: true, version, ...(failedNotifications > 0 && { failedNotifications }) });
    } catch (error) {
      log.error('health check failed', error);
      return c.json({ ok: false, reason: 'Leads cannot be stored.' }, 503);
    }
  });
}
