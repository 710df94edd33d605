import type { BlockList } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Hono } from 'hono';
import { isFrom, type ProxyOptions } from './client-address.ts';
import type { Log } from './log.ts';
import type { LeadStore } from './store/lead-store.ts';

/** The counted events: their log line, their counter, and the detail that is its label. */
const counters = [
  { what: 'lead stored', name: 'waymark_leads_stored_total', label: 'form' },
  { what: 'form rejected', name: 'waymark_forms_refused_total', label: 'status' },
  { what: 'notification sent', name: 'waymark_leads_told_total', label: 'channel' },
] as const;

type Totals = Map<string, number>;

export function countEvents(log: Log): { readonly log: Log; readonly totals: Totals } {
  const totals: Totals = new Map();
  const info: Log['info'] = (message, details = {}) => {
    for (const { what, name, label } of counters) {
      const sample = `${name}{${label}="${String(details[label])}"}`;
      if (what === message) totals.set(sample, (totals.get(sample) ?? 0) + 1);
    }
    log.info(message, details);
  };
  return { log: { ...log, info }, totals };
}

const sampleLine = (sample: readonly [string, number]): string => sample.join(' ');

interface MetricsOptions extends ProxyOptions {
  readonly store: Pick<LeadStore, 'notifications'>;
  readonly totals: Totals;
  /** The networks that may read the metrics. Others get the not-found page. */
  readonly readers: BlockList;
}

/** Serves /metrics in Prometheus' text format. */
export function createMetrics({ store, totals, readers, ...proxies }: MetricsOptions): Hono {
  // In nanoseconds.
  const delay = monitorEventLoopDelay();
  delay.enable();
  return new Hono().get('/metrics', async (c, next) => {
    if (!isFrom(c, proxies, readers)) return next();
    const { due, failed, oldest } = await store.notifications.backlog();
    const gauges = {
      waymark_notifications_due: due,
      waymark_notifications_failed: failed,
      waymark_oldest_untold_lead_seconds: oldest ? (Date.now() - Date.parse(oldest)) / 1000 : 0,
      waymark_event_loop_delay_p50_seconds: delay.percentile(50) / 1e9,
      waymark_event_loop_delay_p99_seconds: delay.percentile(99) / 1e9,
      process_resident_memory_bytes: process.memoryUsage.rss(),
    };
    delay.reset();
    const lines = [
      ...counters.flatMap(({ name }) => [
        `# TYPE ${name} counter`,
        ...[...totals].filter(([sample]) => sample.startsWith(`${name}{`)).map(sampleLine),
      ]),
      ...Object.entries(gauges).flatMap((gauge) => [`# TYPE ${gauge[0]} gauge`, sampleLine(gauge)]),
    ];
    return c.text(`${lines.join('\n')}\n`, 200, { 'Cache-Control': 'no-store' });
  });
}
