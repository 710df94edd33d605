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

/** Counts log lines since the start, by samples such as waymark_forms_refused_total{status="429"}. */
export function countEvents(log: Log) {
  const totals = new Map<string, number>();
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
  return { log: { info, warning, error }, totals, count };
}

/** The metrics, and who may read them. */
export interface Watch {
  readonly signs: Signs;
  /** True for a request that may read the metrics. */
  readonly isReader: (c: Context) => boolean;
}

const nameOf = (sample: string): string => sample.replace(/\{.*/, '');

/** Serves /metrics in Prometheus' text format to readers; others get the not-found page. */
export const createMetrics = ({ signs, isReader }: Watch): Hono =>
  new Hono().get('/metrics', async (c, next) => {
    if (!isReader(c)) return next();
    const samples = Object.entries(await signs());
    const names = [...new Set(samples.map(([sample]) => nameOf(sample)))];
    const lines = names.flatMap((name) => [
      `# TYPE ${name} ${name.endsWith('_total') ? 'counter' : 'gauge'}`,
      ...samples.filter(([sample]) => nameOf(sample) === name).map((sample) => sample.join(' ')),
    ]);
    return c.text(`${lines.join('\n')}\n`, 200, { 'Cache-Control': 'no-store' });
  });
