/** A day of the Gregorian calendar, counted from 1 January 1970, which is 0. */
export type Day = number;

export interface CalendarDate {
  readonly year: number;
  /** From 1 to 12. */
  readonly month: number;
  /** The day of the month, from 1. */
  readonly date: number;
}

/** Days in the 400 years after which the calendar repeats. */
const era = 146_097;
/** Days from 1 March of year 0, where the count below starts, to 1 January 1970. */
const epoch = 719_468;

/**
 * The day of a date. A month or a day of the month outside its range runs on into the next or
 * the one before: month 13 is next January, day 0 the last day of the month before.
 */
export function dayOf(year: number, month: number, date: number): Day {
  // Years begin in March here, so that the leap day is a year's last.
  const months = year * 12 + (month - 1) - 2;
  const marchYear = Math.floor(months / 12);
  const dayOfYear = Math.floor((153 * (months - marchYear * 12) + 2) / 5);
  const leapDays =
    Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400);
  return marchYear * 365 + leapDays + dayOfYear + date - 1 - epoch;
}

/** The date of a day. */
export function dateOf(day: Day): CalendarDate {
  const count = day + epoch;
  const eras = Math.floor(count / era);
  const dayOfEra = count - eras * era;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear =
    dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  return {
    year: yearOfEra + eras * 400 + (month <= 2 ? 1 : 0),
    month,
    date: dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1,
  };
}

/** The day of the week, from 0 for Monday to 6 for Sunday. */
export const weekday = (day: Day): number => (((day + 3) % 7) + 7) % 7;

const digits = (value: number, length: number) => String(value).padStart(length, '0');

/** A day as YYYY-MM-DD. */
export function isoOf(day: Day): string {
  const { year, month, date } = dateOf(day);
  return `${digits(year, 4)}-${digits(month, 2)}-${digits(date, 2)}`;
}

/** The day of a YYYY-MM-DD. Throws for a text that is not a date. */
export function dayOfIso(iso: string): Day {
  const [year = Number.NaN, month = Number.NaN, date = Number.NaN] = iso.split('-').map(Number);
  const day = dayOf(year, month, date);
  if (!Number.isInteger(day) || isoOf(day) !== iso) {
    throw new Error(`'${iso}' is no date. Write it as YYYY-MM-DD.`);
  }
  return day;
}
