import type { TaxFormWords } from '#content/ui/tax-form.ts';
import { dayOfIso, isoOf } from '#brackets/core/calendar.ts';
import { taxDatesBetween } from '#content/tax-dates/tax-dates.ts';
import type { Today } from '#src/views/calculators/today.ts';
import { knowsDatesFrom } from './coming-dates.ts';

/** The tax calculator's words and rules on a day. */
export interface CalculatorDay {
  readonly form: TaxFormWords;
  readonly today: Today;
}

/** The next three instalments of provisional tax from a day on; none after the last year of known dates. */
export const instalmentsFrom = (day: string): Today['instalments'] =>
  (knowsDatesFrom(day) ? taxDatesBetween(day, isoOf(dayOfIso(day) + 750)) : [])
    .filter(({ kind }) => kind === 'provisionalTax')
    .slice(0, 3)
    .map(({ due, periodEnd }) => ({ due, periodEnd }));

/**
 * The calculator on a later day than that of its rules: with the instalments that come next, and, once
 * the rules have ended, without saying that they are in force. A browser has no others.
 */
export function calculatorOn({ form, today }: CalculatorDay, day: string): CalculatorDay {
  const { results } = form;
  return {
    form: day > today.until ? { ...form, results: { ...results, ...results.ended } } : form,
    today: { ...today, instalments: instalmentsFrom(day) },
  };
}
