import * as v from 'valibot';

/** The last verdict of the gate on one machine. */
const keptVerdict = v.object({
  /** When it was given, in ISO 8601. */
  at: v.string(),
  /** The number of faults, also for what no tape takes. */
  faults: v.number(),
  /** What no tape takes: events, ends of actors and transitions. */
  untaken: v.array(v.string()),
  /** How many of those there are to take. */
  parts: v.number(),
});

export type KeptVerdict = v.InferOutput<typeof keptVerdict>;

const keptVerdicts = v.fallback(v.record(v.string(), keptVerdict), {});

/** The last verdicts by the ids of machines; none in what is not of this form. */
export const readVerdicts = (data: unknown): Readonly<Record<string, KeptVerdict>> =>
  v.parse(keptVerdicts, data);
