import { centsOf } from '#brackets/core/cents.ts';
import { incomeTaxOf } from '#brackets/core/income-tax.ts';
import type { Schedule } from '#brackets/core/schedule.ts';
import { taxOn } from '#brackets/core/tax.ts';

/** The tax on an income, in dollars. `step` is how many cents of tax the last cent adds; null for no income. */
export function inspectIncome(schedule: Schedule, grossIncome: number, deductions: number) {
  const result = incomeTaxOf(schedule, { grossIncome, deductions });
  const gross = centsOf(result.grossIncome);
  const below = Math.max(0, gross - 1 - centsOf(deductions));
  return {
    ...result,
    step: gross === 0 ? null : centsOf(result.taxOwed) - taxOn(schedule, below),
  };
}

/** Everything that the command prints about one income. */
export type Inspection = ReturnType<typeof inspectIncome>;
