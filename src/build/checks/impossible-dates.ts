import { dayOfIso } from '#machines/tax-dates/calendar.ts';

/** Finds texts in some data that look like a date but are not in the calendar, such as 2026-02-30. */
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
