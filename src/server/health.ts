import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import type { Log } from './log.ts';
import { withTtlCache } from './ttl-cache.ts';
import type { WatchedStore } from './store-health.ts';
import type { LeadStore } from './store/lead-store.ts';

/** Where a load balancer asks whether this server can take leads. */
export const healthPath = '/health';

interface HealthOptions {
  readonly store: Pick<WatchedStore, 'check'>;
  readonly backlog: LeadStore['notifications']['backlog'];
  readonly distDir: string;
  readonly log: Log;
  readonly version: string;
}

/**
 * Responds 200 if leads are taken and stored here, else 503. Also tells the version and the number of
 * failed notifications, which another server can't mend.
 */
export function createHealth({ store, backlog, distDir, log, version }: HealthOptions): Hono {
  const notifications = withTtlCache(backlog);
  // The site is read once, at the start, and so is this.
  const hasQuotePage = existsSync(join(distDir, 'quote.html'));
  return new Hono().get(healthPath, async (c) => {
    c.header('Cache-Control', 'no-store');
    if (!hasQuotePage) return c.json({ ok: false, reason: 'The quote page is missing.' }, 503);
    try {
      await store.check();
      const { failed: failedNotifications } = await notifications.get();
      return c.json({ ok: true, version, ...(failedNotifications > 0 && { failedNotifications }) });
    } catch (error) {
      log.error('the store did not pass a health check', error);
      return c.json({ ok: false, reason: 'Leads cannot be stored.' }, 503);
    }
  });
}
