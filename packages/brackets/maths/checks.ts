import { basisPointsOf } from '#brackets/core/cents.ts';
import { lawKnownTo } from '#brackets/data/tax-schedules.ts';

/** A value for a message: text in quotation marks, an object as such. */
const named = (value: unknown): string => {
  if (typeof value === 'string') return `'${value}'`;
  return typeof value === 'object' && value !== null ? 'another object' : String(value);
};

/** The message for an invalid value, with what to use instead. */
export const expectedMessage = (needed: string, value: unknown, more = ''): string =>
  `Take ${needed}, not ${named(value)}${more}.`;

export function refuse(needed: string, value: unknown, more?: string): never {
  throw new RangeError(expectedMessage(needed, value, more));
}

/** Rejects anything but whole cents from 0 to a largest amount. */
export function checkCents(cents: number, largest: number, what = 'whole cents'): void {
  if (!Number.isInteger(cents) || cents < 0 || cents > largest)
    refuse(`${what} from 0 to ${largest}`, cents);
}

const has = (value: unknown, properties: readonly string[]): boolean =>
  typeof value === 'object' && value !== null && properties.every((name) => name in value);

/** Rejects anything but an object with these properties, also for untyped callers. */
export function checkObject(what: string, value: unknown, properties: readonly string[]): void {
  if (!has(value, properties)) refuse(what, value);
}

/** Rejects bands that this package has not prepared: their tax would be NaN. */
export function checkBands(what: string, value: { readonly bands: unknown }): void {
  const { bands } = value;
  const isPrepared =
    Array.isArray(bands) && bands.every((band) => has(band, ['lower', 'basisPoints']));
  if (!isPrepared) refuse(what, value);
}

/** Rejects properties that are not in the list. */
export function checkKeys(what: string, value: object, known: readonly string[]): void {
  const stray = Object.keys(value).find((key) => !known.includes(key));
  if (stray !== undefined) refuse(oneOf(what, known), stray);
}

/** 'a pay period of week, fortnight' */
export const oneOf = (what: string, all: readonly unknown[]): string =>
  `${what} of ${all.join(', ')}`;

/** Rejects a value that is not in the list. */
export function checkOneOf(
  what: string,
  value: unknown,
  all: readonly unknown[],
  more?: string,
): void {
  if (!all.includes(value)) refuse(oneOf(what, all), value, more);
}

/** Rejects anything but a fraction in hundredths of a percent. */
export function checkRate(what: string, rate: number): void {
  if (basisPointsOf(rate) / 10_000 !== rate || rate > 1)
    refuse(`${what} from 0 to 1 in steps of 0.0001`, rate);
}

/** Rejects anything but a day of the calendar, written YYYY-MM-DD. */
export function checkDay(day: string): void {
  // A date that is not in the calendar is null in JSON, or another one.
  const written = JSON.stringify(new Date(`${day}T00:00Z`)).slice(1, 11);
  if (written !== day) refuse('a day of the calendar as YYYY-MM-DD', day);
}

/** Rejects a day of the calendar for which the law is not known yet as well. */
export function checkKnownDay(day: string): void {
  checkDay(day);
  if (day > lawKnownTo) throw new RangeError(`The law is known to ${lawKnownTo}, not for ${day}.`);
}
