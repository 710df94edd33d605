import * as v from 'valibot';
import { isDeeperThan } from '#statelab/tape/is-deeper-than.ts';
import { deepest } from '#statelab/tape/parse-tape.ts';
import { reportSchema, type Report } from './report.ts';

/** Reads a report of a visit from text; undefined for what is none. */
export function readReport(text: string): Report | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (isDeeperThan(deepest, value)) return undefined;
  const read = v.safeParse(reportSchema, value, { abortEarly: true });
  return read.success ? read.output : undefined;
}
