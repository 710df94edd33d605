import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { hoursSince } from './build-age.ts';
import type { Log } from './log.ts';
import type { Watch } from './metrics.ts';
import type { LeadStore } from './store/lead-store.ts';
import { soon } from './store/soon.ts';
import { withTtlCache } from './ttl-cache.ts';

/** Cache lifetime in milliseconds: checking costs nothing. */
const lifetime = 5000;

/** Checks whether leads can be stored: by the last one saved, or by a probe if that is some time ago. */
export function watchStore(store: Pick<LeadStore, 'save' | 'probe'>, clock?: () => number) {
  const health = withTtlCache<unknown>(() => soon(store.probe()), lifetime, clock);
  const save: LeadStore['save'] = (lead) => {
    const saved = store.save(lead);
    saved.finally(() => health.set(saved)).catch(() => {});
    return saved;
  };
  /** `check` rejects with the reason if leads cannot be stored. */
  return { save, check: health.get };
}

export const healthPath = '/health';

interface HealthOptions {
  readonly store: Pick<ReturnType<typeof watchStore>, 'check'>;
  readonly backlog: LeadStore['notifications']['backlog'];
  readonly distDir: string;
  readonly log: Log;
  readonly version: string;
  /** When the site was built, in milliseconds. */
  readonly builtAt?: number | undefined;
  /** The metrics, which are added to the status for clients that may read them. */
  readonly watch?: Watch | undefined;
}

/** Responds 200 if leads can be stored here, else 503. Another server cannot fix failed notifications. */
export function createHealth(options: HealthOptions): Hono {
  const { store, backlog, distDir, log, version, builtAt, watch } = options;
  const notifications = withTtlCache(backlog, lifetime);
  // Like the site, read once.
  const hasQuotePage = existsSync(join(distDir, 'quote.html'));
  return new Hono().get(healthPath, async (c) => {
    c.header('Cache-Control', 'no-store');
    if (!hasQuotePage) return c.json({ ok: false, reason: 'The quote page is missing.' }, 503);
    const seen = watch?.isReader(c) && { signs: await watch.signs() };
    try {
      await store.check();
      const { failed: failedNotifications } = await notifications.get();
      return c.json({
        ok: true,
        version,
        ...(builtAt !== undefined && { buildAgeHours: hoursSince(builtAt) }),
        ...(failedNotifications > 0 && { failedNotifications }),
        ...seen,
      });
    } catch (error) {
      log.error('health check failed', error);
      return c.json({ ok: false, reason: 'Leads cannot be stored.', ...seen }, 503);
    }
  });
}
