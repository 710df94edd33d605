import { stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Hono, type Context } from 'hono';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { forms } from '#content/forms/forms.ts';
import { cached } from '#src/server/cached.ts';
import { countersRegistry } from '#src/server/counters.ts';
import { isForFirms } from '#src/server/decide/firms.ts';
import type { Leads } from '#src/server/decide/open-leads.ts';
import { backupMark } from '#src/server/keep/backup.ts';

const secondsSince = (time: number): number => Math.max(0, (Date.now() - time) / 1000);

const formsForFirms = Object.values(forms)
  .map(({ name }) => name)
  .filter(isForFirms);

export interface MetricsOptions {
  readonly leads: Pick<Leads, 'notifications' | 'withoutFirm'>;
  /** The database's file; undefined for PostgreSQL. */
  readonly file?: string | undefined;
  /** When the site was built, in milliseconds. */
  readonly builtAt?: number | undefined;
  /** True for a request that may read the metrics. */
  readonly isReader: (c: Context) => boolean;
}

/** The early warnings of one server, measured when they are read. docs/operations.md says what to do for each. */
function gaugesOf({ leads, file, builtAt }: MetricsOptions): Registry {
  const registers = [new Registry()];
  const gauge = (name: string, help: string, measure: () => Promise<number> | number) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        // A database out of reach must not hide the other figures.
        this.set(await Promise.resolve(measure()).catch(() => Number.NaN));
      },
    });
  const backlog = cached(() => leads.notifications.backlog(), 1000);
  gauge('waymark_notifications_due', 'Messages that wait', async () => (await backlog()).due);
  gauge(
    'waymark_notifications_failed',
    'Messages that were given up',
    async () => (await backlog()).failed,
  );
  gauge('waymark_oldest_message_seconds', 'Age of the oldest message that waits', async () => {
    const { oldest } = await backlog();
    return oldest === null ? 0 : secondsSince(Date.parse(oldest));
  });
  gauge('waymark_leads_without_firm', 'Open leads that no firm has', () =>
    leads.withoutFirm(formsForFirms),
  );
  if (file !== undefined) {
    gauge('waymark_newest_backup_age_seconds', 'Infinity without a backup', () =>
      stat(backupMark(file)).then(
        ({ mtimeMs }) => secondsSince(mtimeMs),
        () => Infinity,
      ),
    );
    gauge('waymark_free_disk_bytes', "Free space on the database's disk", async () => {
      const { bavail, bsize } = await statfs(dirname(file));
      return bavail * bsize;
    });
  }
  if (builtAt !== undefined) {
    gauge('waymark_build_age_seconds', 'Age of the site', () => secondsSince(builtAt));
  }
  return registers[0] ?? new Registry();
}

/** Serves /metrics in Prometheus' text format to readers; others get the not-found page. */
export function createMetrics(options: MetricsOptions): Hono {
  const gauges = gaugesOf(options);
  collectDefaultMetrics({ register: gauges });
  const all = Registry.merge([countersRegistry, gauges]);
  return new Hono().get('/metrics', async (c, next) => {
    if (!options.isReader(c)) return next();
    return c.text(await all.metrics(), 200, {
      'Content-Type': all.contentType,
      'Cache-Control': 'no-store',
    });
  });
}
