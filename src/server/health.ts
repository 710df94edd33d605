import { Hono } from 'hono';
import type { Log } from './log.ts';
import type { LeadStore } from './store/lead-store.ts';

/** Where a load balancer asks whether this server can take leads. */
export const healthPath = '/health';

/**
 * Answers 200 when the store answers, and 503 when it does not: a lead would then only wait
 * here, and another server may do better.
 */
export function createHealth(store: Pick<LeadStore, 'newest'>, log: Log): Hono {
  const health = new Hono();
  health.get(healthPath, async (c) => {
    c.header('Cache-Control', 'no-store');
    try {
      await store.newest();
      return c.json({ ok: true });
    } catch (error) {
      log.failure('the store did not answer a health check', error);
      return c.json({ ok: false }, 503);
    }
  });
  return health;
}
