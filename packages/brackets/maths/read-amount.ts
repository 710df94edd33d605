import { readAmount as readBy, type ReadAmount } from '#brackets/core/read-amount.ts';
import { refuse } from './checks.ts';

/**
 * Reads an amount of dollars as people write it; never guesses. Text with two readings comes with them,
 * any other that is not an amount with its first wrong character. Throws a RangeError for anything but
 * text.
 */
export function readAmount(text: string): ReadAmount {
  if (typeof text !== 'string') refuse('the text of an amount', text);
  return readBy(text);
}
