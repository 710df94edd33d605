import { findPayRules, payRules } from '#brackets/data/pay-rules.ts';
import type { PayDayRules } from '#brackets/core/pay.ts';
import { checkDay } from './checks.ts';
import { frozen } from './frozen.ts';
import { scheduleFor } from './schedules.ts';

/**
 * The rules for a payday, YYYY-MM-DD, with the bands in force on it. Throws a RangeError for a day
 * whose rules are not known.
 */
export function payRulesFor(day: string): PayDayRules {
  checkDay(day);
  const rules = findPayRules(day);
  if (rules === undefined)
    throw new RangeError(
      `No pay rules are known for ${day}. They run from ${payRules[0]?.from} to ${payRules.at(-1)?.to}.`,
    );
  return frozen({ ...rules, bands: scheduleFor(day).bands });
}
