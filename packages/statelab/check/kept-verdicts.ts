import * as v from 'valibot';
import type { LabMachine } from '#statelab/config.ts';

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
  /** The sentences of its scenario that do not hold. */
  broken: v.optional(v.array(v.string()), []),
});

export type KeptVerdict = v.InferOutput<typeof keptVerdict>;

const keptVerdicts = v.fallback(v.record(v.string(), keptVerdict), {});

/** Names a machine by its file and export: that of another file may have the same id. */
export const verdictKey = ({ module, exportName, id }: LabMachine): string =>
  `${module.replace(/^\.\//, '')} ${exportName ?? id}`;

/** The last verdicts, each under the key of its machine; none in what is not of this form. */
export const readVerdicts = (data: unknown): Readonly<Record<string, KeptVerdict>> =>
  v.parse(keptVerdicts, data);
