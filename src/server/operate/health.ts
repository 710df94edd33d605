import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Hono } from 'hono';
import { cached } from '#src/server/cached.ts';
import type { Leads } from '#src/server/decide/open-leads.ts';
import type { Log } from '#src/server/log.ts';
import { hoursSince } from './build-age.ts';

/** How many milliseconds an answer is given again: checking costs nothing. */
const lifetime = 5000;

/** The most milliseconds to wait for the store; load balancers wait no longer. */
const longest = 2000;

async function withTimeout<T>(reading: Promise<T>): Promise<T> {
  const late = pause(longest, undefined, { ref: false }).then(() => {
    throw Object.assign(new Error('lead store timed out'), { code: 'STORE_SLOW' });
  });
  return Promise.race([reading, late]);
}

export const healthPath = '/health';

export interface HealthOptions {
  readonly leads: Pick<Leads, 'probe' | 'notifications'>;
  readonly distDir: string;
  readonly log: Log;
  readonly version?: string | undefined;
  /** When the site was built, in milliseconds. */
  readonly builtAt?: number | undefined;
}

/** Responds 200 if leads can be stored here, else 503. Another server cannot fix failed notifications. */
export function createHealth({
  leads,
  distDir,
  log,
  version = 'unknown',
  builtAt,
}: HealthOptions): Hono {
  const check = cached(
    () => withTimeout(leads.probe().then(leads.notifications.backlog)),
    lifetime,
  );
  // Like the site, read once.
  const hasQuotePage = existsSync(join(distDir, 'quote.html'));
  return new Hono().get(healthPath, async (c) => {
    c.header('Cache-Control', 'no-store');
    if (!hasQuotePage) return c.json({ ok: false, reason: 'The quote page is missing.' }, 503);
    try {
      const { failed: failedNotifications } = await check();
      return c.json({
        ok: true,
        version,
        ...(builtAt !== undefined && { buildAgeHours: hoursSince(builtAt) }),
        ...(failedNotifications > 0 && { failedNotifications }),
      });
    } catch (error) {
      log.error('health check failed', error);
      return c.json({ ok: false, reason: 'Leads cannot be stored.' }, 503);
    }
  });
}
