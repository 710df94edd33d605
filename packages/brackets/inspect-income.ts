import { centsOf } from '#brackets/core/cents.ts';
import { incomeTaxOf, type IncomeTax } from '#brackets/core/income-tax.ts';
import type { Schedule } from '#brackets/core/schedule.ts';
import { taxOn } from '#brackets/core/tax.ts';

/** Everything that the command prints about one income. */
export interface Inspection extends IncomeTax {
  /** Cents of tax that the last cent of income adds; null for no income. */
  readonly step: number | null;
}

/** Calculates the tax on an income in dollars, and what its last cent adds. */
export function inspectIncome(
  schedule: Schedule,
  grossIncome: number,
  deductions: number,
): Inspection {
  const result = incomeTaxOf(schedule, { grossIncome, deductions });
  const gross = centsOf(result.grossIncome);
  const below = Math.max(0, gross - 1 - centsOf(deductions));
  return {
    ...result,
    step: gross === 0 ? null : centsOf(result.taxOwed) - taxOn(schedule, below),
  };
}
