import type { Mask } from './mask.ts';
import { plain } from './plain.ts';

/** A record as a tape keeps it: plain, and masked where the tape is. */
export function keepRecord(record: object, mask?: Mask): Record<string, unknown> {
  const kept = Object.fromEntries(
    Object.entries(record).map(([key, value]): [string, unknown] => [key, plain(value)]),
  );
  return mask === undefined ? kept : mask.record(kept);
}
