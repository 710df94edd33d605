import * as v from 'valibot';
import { isRecord } from '#statelab/is-record.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const countsSchema = v.object({
  /** The machine's shape when it was counted. */
  fingerprint: v.string(),
  states: v.record(v.string(), count),
  transitions: v.record(v.string(), count),
  guards: v.record(v.string(), v.object({ passed: count, refused: count })),
});

/** What test runs used of each machine, by the machine's id. */
export const coverageSchema = v.object({ machines: v.record(v.string(), countsSchema) });

export type Coverage = v.InferOutput<typeof coverageSchema>;

/** Adds the numbers of two nested records, key by key. */
function add(a: unknown, b: unknown): unknown {
  if (typeof a === 'number' && typeof b === 'number') return a + b;
  if (!isRecord(a) || !isRecord(b)) return a ?? b;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return Object.fromEntries([...keys].map((key) => [key, add(a[key], b[key])]));
}

/** Adds up two coverages. Of a machine that was counted in two shapes, only the later counts. */
export function addCoverage(earlier: Coverage, later: Coverage): Coverage {
  const machines = { ...earlier.machines };
  for (const [id, counts] of Object.entries(later.machines)) {
    const isSameShape = machines[id]?.fingerprint === counts.fingerprint;
    machines[id] = isSameShape ? v.parse(countsSchema, add(machines[id], counts)) : counts;
  }
  return { machines };
}
