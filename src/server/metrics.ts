import { Hono, type Context } from 'hono';
import type { Log } from './log.ts';
import type { Signs } from './signs.ts';

/** The counted events: their log line, their counter, and the detail that is its label. */
const counters = [
  { what: 'lead stored', name: 'waymark_leads_stored_total', label: 'form' },
  { what: 'form rejected', name: 'waymark_forms_refused_total', label: 'status' },
  { what: 'notification sent', name: 'waymark_leads_told_total', label: 'channel' },
] as const;

/** Counts the log's warnings and errors by their text, which is ours. */
const problems = 'waymark_problems_total';

type Totals = Map<string, number>;

export function countEvents(log: Log): { readonly log: Log; readonly totals: Totals } {
  const totals: Totals = new Map();
  const count = (name: string, label: string, value: unknown) => {
    const sample = `${name}{${label}="${String(value)}"}`;
    totals.set(sample, (totals.get(sample) ?? 0) + 1);
  };
  const info: Log['info'] = (message, details = {}) => {
    const counter = counters.find(({ what }) => what === message);
    if (counter !== undefined) count(counter.name, counter.label, details[counter.label]);
    log.info(message, details);
  };
  const warning: Log['warning'] = (line, details) => {
    count(problems, 'what', line);
    log.warning(line, details);
  };
  const error: Log['error'] = (line, cause) => {
    count(problems, 'what', line);
    log.error(line, cause);
  };
  return { log: { info, warning, error }, totals };
}

interface MetricsOptions {
  readonly signs: Signs;
  readonly totals: Totals;
  /** True for a request that may read the metrics. Others get the not-found page. */
  readonly isReader: (c: Context) => boolean;
}

/** Serves /metrics in Prometheus' text format. */
export const createMetrics = ({ signs, totals, isReader }: MetricsOptions): Hono =>
  new Hono().get('/metrics', async (c, next) => {
    if (!isReader(c)) return next();
    const gauges = Object.entries(await signs());
    const lines = [
      ...[...counters.map(({ name }) => name), problems].flatMap((name) => [
        `# TYPE ${name} counter`,
        ...[...totals]
          .filter(([sample]) => sample.startsWith(`${name}{`))
          .map((sample) => sample.join(' ')),
      ]),
      ...gauges.flatMap((gauge) => [`# TYPE ${gauge[0]} gauge`, gauge.join(' ')]),
    ];
    return c.text(`${lines.join('\n')}\n`, 200, { 'Cache-Control': 'no-store' });
  });
