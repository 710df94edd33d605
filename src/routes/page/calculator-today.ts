import { payRulesOn } from '#content/pay-rules.ts';
import { scheduleInForceOn } from '#content/tax-schedules.ts';
import { today } from '#content/today.ts';
import { dayOfIso, isoOf } from '#machines/tax-dates/calendar.ts';
import { taxDatesBetween } from '#machines/tax-dates/tax-dates.ts';
import type { Today } from '#src/views/calculators/today.ts';

/** Longer than the time from one instalment of provisional tax to the third after it. */
const days = 400;

/** What the calculators go by, on the day the site is built in New Zealand. */
export function calculatorToday(): Today {
  const day = today();
  return {
    inForce: scheduleInForceOn(day).id,
    payRules: payRulesOn(day),
    instalments: taxDatesBetween(day, isoOf(dayOfIso(day) + days))
      .filter(({ kind }) => kind === 'provisionalTax')
      .slice(0, 3),
  };
}
