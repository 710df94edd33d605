/** A value as a sentence names it: a text in quotation marks. */
const named = (value: unknown): string =>
  typeof value === 'string' ? `'${value}'` : String(value);

/** Throws a RangeError for what is not whole cents from 0 to a largest amount. */
export function checkCents(cents: number, largest: number, what = 'whole cents'): void {
  if (!Number.isInteger(cents) || cents < 0 || cents > largest)
    throw new RangeError(`Take ${what} from 0 to ${largest}, not ${named(cents)}.`);
}

/** The sentence for a value that is none of those there are. */
export const refusalOf = (
  what: string,
  value: unknown,
  all: readonly unknown[],
  more = '',
): string => `${named(value)} is no ${what}. Take one of ${all.join(', ')}${more}.`;

/** Throws a RangeError for a value that is none of those there are. */
export function checkOneOf(what: string, value: unknown, all: readonly unknown[], more = ''): void {
  if (!all.includes(value)) throw new RangeError(refusalOf(what, value, all, more));
}

/** Throws a RangeError for what is not a fraction in hundredths of a percent. */
export function checkRate(what: string, rate: number): void {
  if (!(rate >= 0 && rate <= 1) || Math.round(rate * 10_000) / 10_000 !== rate)
    throw new RangeError(`Take ${what} from 0 to 1 in steps of 0.0001, not ${named(rate)}.`);
}

/** Throws a RangeError unless a text is a day of the calendar, written YYYY-MM-DD. */
export function checkDay(day: string): void {
  const date = new Date(`${day}T00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day)
    throw new RangeError(`${named(day)} is no date. Write it as YYYY-MM-DD.`);
}
