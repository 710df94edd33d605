import type { Mask } from './mask.ts';
import { plain } from './plain.ts';

/** A plain record for a tape, masked if a mask is given. */
export function serialiseRecord(record: object, mask?: Mask): Record<string, unknown> {
  const plainRecord = Object.fromEntries(
    Object.entries(record).map(([key, value]): [string, unknown] => [key, plain(value)]),
  );
  return mask === undefined ? plainRecord : mask.record(plainRecord);
}
