import { businessWords } from '#content/ui/business-words.ts';
import { taxFormWords } from '#content/ui/tax-form.ts';
import { findPayRules, payRulesOn } from '#brackets/data/pay-rules.ts';
import { scheduleInForceOn, taxSchedules } from '#content/tax-schedules.ts';
import { taxYearEnd } from '#content/tax-year.ts';
import { today } from '#content/today.ts';
import { dayOfIso, isoOf } from '#brackets/core/calendar.ts';
import { taxDatesBetween, type TaxDate } from '#content/tax-dates/tax-dates.ts';
import type { Today } from '#src/views/calculators/today.ts';
import { instalmentsFrom, type CalculatorDay } from './of-a-day.ts';

/** Longer than the time from the first day of a tax year to the last day its tax is due. */
const days = 750;

/** The calculators' rules and dates on the day of the build, in New Zealand. */
export function calculatorToday(): CalculatorDay {
  const day = today();
  const schedule = scheduleInForceOn(day);
  const inForce = schedule.id;
  const periodEnd = taxYearEnd(day);
  const until = schedule.to !== null && schedule.to < periodEnd ? schedule.to : periodEnd;
  const dates = taxDatesBetween(day, isoOf(dayOfIso(day) + days));
  const finalDue = (kind: TaxDate['kind']): string =>
    dates.find((date) => date.kind === kind && date.periodEnd === periodEnd)?.due ?? '';
  const applies: Today = {
    inForce,
    rules: Object.fromEntries(
      taxSchedules.flatMap(({ id, to }) => {
        const rules = findPayRules(id === inForce || to === null ? day : to);
        return rules === undefined ? [] : [[id, rules]];
      }),
    ),
    until,
    business: businessWords,
    instalments: instalmentsFrom(day),
    finalBill: {
      due: finalDue('terminalTax'),
      dueByAgent: finalDue('terminalTaxByAgent'),
      periodEnd,
    },
  };
  return { form: taxFormWords(schedule, payRulesOn(day)), today: applies };
}
