/** A value as a sentence names it: a text in quotation marks. */
export const named = (value: unknown): string =>
  typeof value === 'string' ? `'${value}'` : String(value);

/** Throws a RangeError, a sentence, for what is not whole cents from 0 to a largest amount. */
export function checkCents(cents: number, largest: number, what = 'whole cents'): void {
  if (!Number.isInteger(cents) || cents < 0 || cents > largest)
    throw new RangeError(`Take ${what} from 0 to ${largest}, not ${named(cents)}.`);
}
