import * as v from 'valibot';
import { isDeeperThan } from '#statelab/tape/is-deeper-than.ts';
import { maxDepth } from '#statelab/tape/parse-tape.ts';
import { reportSchema, type Report } from './report.ts';

/** Parses a visit report; undefined if the text is not one. */
export function readReport(text: string): Report | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (isDeeperThan(maxDepth, value)) return undefined;
  const read = v.safeParse(reportSchema, value, { abortEarly: true });
  return read.success ? read.output : undefined;
}
