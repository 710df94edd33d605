import { isRecord } from '#statelab/is-record.ts';

const isPlain = (value: unknown): value is object =>
  Array.isArray(value) ||
  (isRecord(value) && [Object.prototype, null].includes(Object.getPrototypeOf(value)));

/**
 * Freezes a context, all of it but what a class made. Moments share contexts, so a machine that changed one
 * in place would change what came before, and later paths would be wrong without a word.
 */
export function freeze(value: unknown): void {
  if (!isPlain(value) || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
}

/** What to do about an error that a frozen context threw; nothing for other errors. */
export const remedyOf = (error: unknown): string =>
  error instanceof TypeError &&
  /read only property|not extensible|Cannot delete/.test(error.message)
    ? ' It changes its context in place: let an assign return a new one.'
    : '';
