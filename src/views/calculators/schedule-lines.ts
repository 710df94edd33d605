import { taxCalculator } from '#content/interface/tax-calculator.ts';
import type { ScheduleId } from '#content/tax-schedules.ts';
import type { IncomeTax } from '#machines/tax-calculator/income-tax.ts';
import { taxFor, type TaxInputs } from '#machines/tax-calculator/inputs.ts';
import { defaultSchedule, scheduleOf } from '#machines/tax-calculator/schedules.ts';
import { formatDollars } from './format.ts';

const { results } = taxCalculator;

/** By how much an amount differs from another, as the whole dollars that are shown do. */
function changeBetween(shown: number, other: number): string {
  const change = Math.round(other) - Math.round(shown);
  if (change === 0) return results.change.none;
  const size = formatDollars(Math.abs(change));
  return change < 0 ? results.change.less(size) : results.change.more(size);
}

/** Which schedule a result was calculated with, and what the other one that matters gives instead. */
export function scheduleLines(
  { inputs, tax }: { inputs: TaxInputs; tax: IncomeTax },
  inForce: ScheduleId,
): readonly string[] {
  const isInForce = inputs.schedule === inForce;
  const other = isInForce ? defaultSchedule : scheduleOf(inForce);
  const { taxOwed } = taxFor({ ...inputs, schedule: other.id });
  const change = changeBetween(tax.taxOwed, taxOwed);
  return [
    results.usedSchedule(scheduleOf(inputs.schedule).name),
    isInForce
      ? results.otherRates(other.name, formatDollars(taxOwed), change)
      : results.ratesInForce(formatDollars(taxOwed), change),
  ];
}
