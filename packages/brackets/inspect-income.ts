import { centsOf, divideHalfUp, dollarsOf } from '#brackets/core/cents.ts';
import { perCent } from '#brackets/core/exact-tax.ts';
import { calculateIncomeTax, type IncomeTax } from '#brackets/core/income-tax.ts';
import type { Schedule } from '#brackets/core/schedule.ts';
import { shortfallOf, type Shortfall } from './maths/shortfall.ts';
import { exactTax, taxOn } from './maths/tax.ts';

/** Everything that the command prints about one income. */
export interface Inspection extends IncomeTax {
  /** Cents of tax that the last cent of income adds; null for no income. */
  readonly step: number | null;
  /** Dollars of tax without the span rule. */
  readonly exactTax: number;
  readonly shortfall: Shortfall;
}

/** Calculates the tax on an income in dollars, with its step and shortfall. */
export function inspectIncome(
  schedule: Schedule,
  grossIncome: number,
  deductions: number,
): Inspection {
  const result = calculateIncomeTax({ grossIncome, deductions, schedule });
  const gross = centsOf(result.grossIncome);
  const taxable = centsOf(result.taxableIncome);
  const below = Math.max(0, gross - 1 - centsOf(deductions));
  const shortfall = shortfallOf(schedule, taxable);
  return {
    ...result,
    step: gross === 0 ? null : centsOf(result.taxOwed) - taxOn(schedule, below),
    exactTax: dollarsOf(divideHalfUp(exactTax(schedule, taxable) + shortfall.exact, perCent)),
    shortfall,
  };
}
