import { dollarsOf } from './cents.ts';
import type { ScheduleData } from '#brackets/data/tax-schedules.ts';
import { limitCents, prepareSchedule, type Schedule } from './schedule.ts';
import { checkDay, checkObject, checkRate, refuse } from './checks.ts';

/**
 * Checks and prepares a schedule: limits in dollars, rates as fractions. Limits must rise from
 * 0 to Infinity without gap or overlap, and rates be between 0 and 1. Throws a RangeError that names
 * the schedule or the band, also for untyped callers.
 */
export function defineSchedule<const Id extends string>(data: ScheduleData<Id>): Schedule<Id> {
  checkObject('a schedule with an id, from, to and bands', data);
  const { id, from, to, bands } = data;
  if (typeof id !== 'string' || id === '') refuse('a text as the id of a schedule', id);
  for (const day of [from, to ?? from]) checkDay(day);
  if (to !== null && to < from) refuse(`a last day of '${id}' from ${from} on`, to);
  if (!Array.isArray(bands) || bands.length === 0)
    throw new RangeError(`The schedule '${id}' has no bands.`);
  let end = 0;
  for (const [index, given] of data.bands.entries()) {
    const band = `of band ${index + 1} of '${id}'`;
    checkObject(`min, max and rate ${band}`, given);
    const { min, max, rate } = given;
    checkRate(`the rate ${band}`, rate);
    const start = dollarsOf(end);
    if (min !== start) refuse(`${start} as the lower limit ${band}`, min);
    const isLast = index === bands.length - 1;
    const cents = limitCents(typeof max === 'number' ? max : 0);
    const isLimit = Number.isSafeInteger(cents) && dollarsOf(cents) === max && cents > end;
    if (isLast ? max !== Infinity : !isLimit)
      refuse(
        `${isLast ? 'Infinity' : `dollars and cents above ${dollarsOf(end)}`} as the upper limit ${band}`,
        max,
      );
    end = cents;
  }
  return prepareSchedule(data);
}
