import { dayOfIso } from '#brackets/core/calendar.ts';
import { isWeekday, isWorkingDay, knowsHolidays } from '#brackets/core/working-days.ts';

const hour = 3_600_000;

const inNewZealand = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Auckland' });

/** A clock may be wrong by years: then weekdays count. */
function isWorkingTime(time: number): boolean {
  const day = dayOfIso(inNewZealand.format(time));
  return knowsHolidays(day) ? isWorkingDay(day) : isWeekday(day);
}

/** The time after some hours of New Zealand's working days. Times are ISO 8601, UTC. */
export function afterWorkingHours(at: string, hours: number): string {
  let time = Date.parse(at);
  for (let left = hours; left > 0; time += hour) {
    if (isWorkingTime(time)) left -= 1;
  }
  return new Date(time).toISOString();
}
