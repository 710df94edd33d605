import { dayOfIso } from '#machines/tax-dates/calendar.ts';

/** Says which texts of some data look like a date and are no day of the calendar, such as 2026-02-30. */
export function impossibleDates(data: object): readonly string[] {
  const dates = JSON.stringify(data).match(/(?<=")\d{4}-\d{1,2}-\d{1,2}(?=")/g) ?? [];
  return [...new Set(dates)].filter((date) => {
    try {
      dayOfIso(date);
      return false;
    } catch {
      return true;
    }
  });
}
