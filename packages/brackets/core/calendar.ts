/** A day, as the number of days since 1 January 1970. */
export type Day = number;

const msPerDay = 86_400_000;

const utc = (day: Day): Date => new Date(day * msPerDay);

/** The day of a date. Month 13 is the next January, day 0 the last day of the month before. */
export const dayOf = (year: number, month: number, date: number): Day =>
  Date.UTC(year, month - 1, date) / msPerDay;

/** The date of a day: months and days of the month count from 1. */
export const dateOf = (day: Day) => ({
  year: utc(day).getUTCFullYear(),
  month: utc(day).getUTCMonth() + 1,
  date: utc(day).getUTCDate(),
});

/** The day of the week, from 0 for Monday to 6 for Sunday. */
export const weekday = (day: Day): number => (utc(day).getUTCDay() + 6) % 7;

/** A day as YYYY-MM-DD. */
export const isoOf = (day: Day): string => utc(day).toISOString().slice(0, 10);

/** True for a day of the calendar as YYYY-MM-DD. */
export function isDay(text: string): boolean {
  const day = Date.parse(text) / msPerDay;
  return Number.isInteger(day) && isoOf(day) === text;
}

/** The day of a YYYY-MM-DD. Throws for a text that is not a date. */
export function dayOfIso(iso: string): Day {
  if (!isDay(iso)) throw new Error(`'${iso}' is not a date. Write it as YYYY-MM-DD.`);
  return Date.parse(iso) / msPerDay;
}
