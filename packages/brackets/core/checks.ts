import { isDay } from './calendar.ts';
import { basisPointsOf } from './cents.ts';
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

/** Rejects anything but an object with these properties, also for untyped callers. */
export function checkObject(
  what: string,
  value: unknown,
  properties: readonly string[] = [],
): void {
  if (typeof value !== 'object' || value === null || !properties.every((name) => name in value))
    refuse(what, value);
}

/**
 * True for a value of the model's form, with every property of it. Amounts and rates are from 0 on, and
 * endless only where the model's are. A list is compared with the model's last item.
 */
function isLike(model: unknown, value: unknown): boolean {
  if (typeof model === 'number')
    return value === model || (typeof value === 'number' && value >= 0 && value < 1e16);
  if (Array.isArray(model))
    return (
      Array.isArray(value) &&
      value.length > 0 &&
      [...value].every((each) => isLike(model.at(-1), each))
    );
  if (typeof model !== 'object' || model === null) return typeof value === typeof model;
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(model).every(([name, needed]) => isLike(needed, Reflect.get(value, name)));
}

/** Rejects a value that this package has not made or that lacks a part: its sums would be NaN. */
export function checkLike(what: string, model: object, value: unknown): void {
  if (!isLike(model, value)) refuse(what, value);
}

/** Rejects properties that are not in the list. */
export function checkKeys(what: string, value: object, known: readonly string[]): void {
  const stray = Object.keys(value).find((key) => !known.includes(key));
  if (stray !== undefined) refuse(oneOf(what, known), stray);
}

/** 'a pay period of week, fortnight' */
export const oneOf = (what: string, all: readonly unknown[]): string =>
  `${what} of ${all.join(', ')}`;

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
  if (typeof rate !== 'number' || basisPointsOf(rate) / 10_000 !== rate || rate > 1)
    refuse(`${what} from 0 to 1 in steps of 0.0001`, rate);
}

/** Rejects anything but a day of the calendar, written YYYY-MM-DD. */
export function checkDay(day: string): void {
  if (typeof day !== 'string' || !isDay(day)) refuse('a day of the calendar as YYYY-MM-DD', day);
}

/** Rejects a day of the calendar for which the law is not known yet as well. */
export function checkKnownDay(day: string): void {
  checkDay(day);
  if (day > lawKnownTo) throw new RangeError(`The law is known to ${lawKnownTo}, not for ${day}.`);
}
