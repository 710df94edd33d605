import { isRecord } from '#statelab/is-record.ts';
import { isSame } from '#statelab/tape/plain.ts';

/** A differing value of two records. */
export interface Part {
  /** Its keys, such as answers and email. */
  readonly path: readonly string[];
  readonly recorded: unknown;
  readonly found: unknown;
}

export type Fields = Readonly<Record<string, unknown>>;

/** The differing values of two plain values. */
export function partsOf(
  recorded: unknown,
  found: unknown,
  path: readonly string[] = [],
): readonly Part[] {
  if (isSame(recorded, found)) return [];
  if (!isRecord(recorded) || !isRecord(found)) return [{ path, recorded, found }];
  const keys = [...new Set([...Object.keys(recorded), ...Object.keys(found)])];
  return keys.flatMap((key) => partsOf(recorded[key], found[key], [...path, key]));
}

function set(fields: Fields, [key = '', ...rest]: readonly string[], value: unknown): Fields {
  if (rest.length > 0) {
    const inner = fields[key];
    return { ...fields, [key]: set(isRecord(inner) ? inner : {}, rest, value) };
  }
  const { [key]: _, ...others } = fields;
  return value === undefined ? others : { ...others, [key]: value };
}

export const withRecorded = (fields: Fields, parts: readonly Part[]): Fields =>
  parts.reduce((changed, { path, recorded }) => set(changed, path, recorded), fields);
