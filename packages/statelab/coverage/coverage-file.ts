import * as v from 'valibot';
import type { Coverage as Counts } from '#statelab/tape/coverage.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What test runs used of each machine, by the machine's id. */
export const coverageSchema = v.object({
  machines: v.record(
    v.string(),
    v.object({
      /** Of the machine's shape when it was counted. */
      fingerprint: v.string(),
      states: v.record(v.string(), count),
      transitions: v.record(v.string(), count),
      guards: v.record(v.string(), v.object({ passed: count, refused: count })),
    }),
  ),
});

export type Coverage = v.InferOutput<typeof coverageSchema>;

const sum = (
  a: Readonly<Record<string, number>>,
  b: Readonly<Record<string, number>>,
): Record<string, number> =>
  Object.fromEntries(
    [...new Set([...Object.keys(a), ...Object.keys(b)])].map((name) => [
      name,
      (a[name] ?? 0) + (b[name] ?? 0),
    ]),
  );

/** What two runs used of a machine together. */
const addCounts = (a: Counts, b: Counts) => ({
  states: sum(a.states, b.states),
  transitions: sum(a.transitions, b.transitions),
  guards: Object.fromEntries(
    [...new Set([...Object.keys(a.guards), ...Object.keys(b.guards)])].map((guard) => [
      guard,
      {
        passed: (a.guards[guard]?.passed ?? 0) + (b.guards[guard]?.passed ?? 0),
        refused: (a.guards[guard]?.refused ?? 0) + (b.guards[guard]?.refused ?? 0),
      },
    ]),
  ),
});

/** Two coverages together. Of a machine that was counted in two shapes, the later counts alone. */
export function addCoverage(earlier: Coverage, later: Coverage): Coverage {
  const machines = { ...earlier.machines };
  for (const [id, counts] of Object.entries(later.machines)) {
    const known = machines[id];
    machines[id] =
      known?.fingerprint === counts.fingerprint
        ? { fingerprint: counts.fingerprint, ...addCounts(known, counts) }
        : counts;
  }
  return { machines };
}
