import * as v from 'valibot';
import { isSitePath } from '#statelab/tape/site-path.ts';
import { tapeSchema } from '#statelab/tape/tape.ts';

/** What a report says of itself in its first property. */
export const reportFormat = 'visit-report';

/** Raised whenever a report written before could be misread. */
export const reportVersion = 1;

/** A real visit: what every machine of the site did in it. */
export const reportSchema = v.object({
  format: v.literal(reportFormat),
  version: v.literal(reportVersion),
  /** Which build of the site it is of. */
  site: v.pipe(v.string(), v.maxLength(100)),
  /** Where the visit began. */
  path: v.pipe(
    v.string(),
    v.maxLength(2000),
    v.check(isSitePath, 'the path is no page of the site'),
  ),
  /** ISO 8601 time of the start. */
  recordedAt: v.pipe(v.string(), v.isoTimestamp()),
  /** In the order in which the machines were started. Nothing that was typed is on any. */
  tapes: v.pipe(
    v.array(v.object({ ...tapeSchema.entries, masked: v.literal(true) })),
    v.minLength(1),
    v.maxLength(500),
  ),
});

export type Report = v.InferOutput<typeof reportSchema>;
