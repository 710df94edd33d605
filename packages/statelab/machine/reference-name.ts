import { isRecord } from '#statelab/is-record.ts';

/** The name of a guard or action that is referenced by name, else null. */
export function referenceName(part: unknown): string | null {
  const name = isRecord(part) ? part['type'] : part;
  return typeof name === 'string' ? name : null;
}
