import { dayOfIso, isoOf } from '#brackets/core/calendar.ts';
import { knowsHolidays, workingDayFrom } from '#brackets/core/working-days.ts';

/** Longer than any run of days off. */
const longestBreak = 14;

/**
 * The day by which accountants reply to a lead of this day (YYYY-MM-DD): within 24 hours on working
 * days. Null where the holidays are not known.
 */
export function replyDay(sentOn: string): string | null {
  const sent = dayOfIso(sentOn);
  if (!knowsHolidays(sent + longestBreak)) return null;
  return isoOf(workingDayFrom(workingDayFrom(sent) + 1));
}
