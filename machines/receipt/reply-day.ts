import { dayOfIso, isoOf } from '#brackets/core/calendar.ts';
import { knowsHolidays, workingDayFrom } from '#brackets/core/working-days.ts';

/** Longer than any run of days off. */
const longestBreak = 14;

/**
 * The day by which accountants reply to a lead sent on a day, both YYYY-MM-DD: the working day after
 * the first working day from then on. Null if the holidays of that year are not known yet.
 */
export function replyDay(sentOn: string): string | null {
  const sent = dayOfIso(sentOn);
  if (!knowsHolidays(sent + longestBreak)) return null;
  return isoOf(workingDayFrom(workingDayFrom(sent) + 1));
}
