const millisecondsOfDay = 86_400_000;

/** Days since 1 January 1970 of a day, YYYY-MM-DD, so that a difference is a number of days. */
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00Z`) / millisecondsOfDay;
