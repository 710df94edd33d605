import type { BlockList } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Hono } from 'hono';
import { isFrom, type ProxyOptions } from './client-address.ts';
import type { Details, Log } from './log.ts';
import type { LeadStore } from './store/lead-store.ts';

/** The events that are counted: what the log says, the counter, and the detail that becomes its label. */
const counters = [
  { what: 'a lead is stored', name: 'waymark_leads_stored_total', label: 'form' },
  { what: 'a form was refused', name: 'waymark_forms_refused_total', label: 'status' },
  { what: 'a lead is told', name: 'waymark_leads_told_total', label: 'channel' },
] as const;

/** Event totals by the counter's name and label, as Prometheus writes them. */
type Totals = Map<string, number>;

/** A log that also counts events. */
export function countEvents(log: Log): { readonly log: Log; readonly totals: Totals } {
  const totals: Totals = new Map();
  const count = (said: string, details: Details = {}): void => {
    const counter = counters.find(({ what }) => what === said);
    if (counter === undefined) return;
    const { name, label } = counter;
    const line = `${name}{${label}="${String(details[label])}"}`;
    totals.set(line, (totals.get(line) ?? 0) + 1);
  };
  const info: Log['info'] = (what, details) => {
    count(what, details);
    log.info(what, details);
  };
  return { log: { ...log, info }, totals };
}

interface MetricsOptions extends ProxyOptions {
  readonly store: Pick<LeadStore, 'notifications'>;
  readonly totals: Totals;
  /** Who may read the metrics. Others get the not-found page. */
  readonly readers: BlockList;
}

/** Answers /metrics in Prometheus' text format. */
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
      waymark_oldest_untold_lead_seconds:
        oldest === null ? 0 : (Date.now() - Date.parse(oldest)) / 1000,
      waymark_event_loop_delay_p50_seconds: delay.percentile(50) / 1e9,
      waymark_event_loop_delay_p99_seconds: delay.percentile(99) / 1e9,
      process_resident_memory_bytes: process.memoryUsage.rss(),
    };
    delay.reset();
    const types = [
      ...counters.map(({ name }) => `# TYPE ${name} counter`),
      ...Object.keys(gauges).map((name) => `# TYPE ${name} gauge`),
    ];
    const samples = [...totals, ...Object.entries(gauges)].map((sample) => sample.join(' '));
    const byName = [...types, ...samples].toSorted((a, b) => nameIn(a).localeCompare(nameIn(b)));
    return c.text(`${byName.join('\n')}\n`, 200, { 'Cache-Control': 'no-store' });
  });
}

/** The metric's name in a line. Sorted by it, each TYPE precedes its samples. */
const nameIn = (line: string): string => /\w+_\w+/.exec(line)?.[0] ?? '';
