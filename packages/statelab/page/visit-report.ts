import * as v from 'valibot';
import { parseJson } from '#statelab/parse-json.ts';
import { isDeeperThan } from '#statelab/machine/plain.ts';
import { maxDepth } from '#statelab/tape/parse-tape.ts';
import { isSitePath } from '#statelab/tape/site-path.ts';
import { tapeSchema } from '#statelab/tape/tape.ts';

/** Every report begins with this format. */
export const reportFormat = 'visit-report';

/** Raised when older reports could be misread. */
export const reportVersion = 1;

/** A real visit: the tapes of all machines. */
export const reportSchema = v.object({
  format: v.literal(reportFormat),
  version: v.literal(reportVersion),
  site: v.pipe(v.string(), v.maxLength(100)),
  /** The first page of the visit. */
  path: v.pipe(
    v.string(),
    v.maxLength(2000),
    v.check(isSitePath, 'the path is not a path of the site'),
  ),
  /** ISO 8601 time of the start. */
  recordedAt: v.pipe(v.string(), v.isoTimestamp()),
  /** In the order of their starts, and masked. */
  tapes: v.pipe(
    v.array(v.object({ ...tapeSchema.entries, masked: v.literal(true) })),
    v.minLength(1),
    v.maxLength(500),
  ),
});

export type Report = v.InferOutput<typeof reportSchema>;

/** Parses a visit report; undefined if the text is not one. */
export function readReport(text: string): Report | undefined {
  const parsed = parseJson(text);
  if (parsed === undefined || isDeeperThan(maxDepth, parsed.value)) return undefined;
  const read = v.safeParse(reportSchema, parsed.value, { abortEarly: true });
  return read.success ? read.output : undefined;
}
