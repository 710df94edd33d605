import { payRulesOn } from '#content/pay-rules.ts';
import type { PayDayRules } from '#machines/tax-calculator/pay.ts';
import { scheduleFor } from './schedules.ts';

/**
 * The rules for a payday, YYYY-MM-DD, with the bands in force on it. Throws a RangeError for a day
 * whose rules are not known.
 */
export function payRulesFor(day: string): PayDayRules {
  const { bands } = scheduleFor(day);
  return { ...payRulesOn(day), bands };
}
