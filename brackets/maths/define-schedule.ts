import {
  defineSchedule as define,
  type Schedule,
  type ScheduleData,
} from '#machines/tax-calculator/schedule.ts';
import { checkDay, checkOneOf, checkRate } from './checks.ts';
import { frozen } from './frozen.ts';

/**
 * Takes a schedule into use: limits in dollars, rates as fractions. It is frozen. Throws a sentence
 * for an impossible one, also where no compiler has seen it.
 */
export function defineSchedule<const Id extends string>(data: ScheduleData<Id>): Schedule<Id> {
  const { id, from, to, spanRule, bands } = data;
  if (typeof id !== 'string' || id === '') throw new Error('A schedule needs an id.');
  for (const day of [from, to ?? from]) checkDay(day);
  checkOneOf('span rule', spanRule, ['exact', 'plus-one']);
  if (!Array.isArray(bands)) throw new Error(`The schedule '${id}' has no bands.`);
  for (const { rate } of bands) if (typeof rate !== 'number') checkRate('a rate', rate);
  return frozen(define(data));
}
