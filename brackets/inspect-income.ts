import { centsOf, dollarsOf } from '#machines/money/cents.ts';
import { calculateIncomeTax, type IncomeTax } from '#machines/tax-calculator/income-tax.ts';
import { exactSchedule, type Schedule } from '#machines/tax-calculator/schedule.ts';
import { shortfallOf } from './shortfall.ts';

/** Everything the command says about one income. */
export interface Inspection extends IncomeTax {
  /** Cents of tax that the last cent of income adds; null for no income. */
  readonly step: number | null;
  /** Dollars of tax without the span rule. */
  readonly exactTax: number;
  readonly shortfall: ReturnType<typeof shortfallOf>;
}

/** Calculates an income (dollars) and what is remarkable about it. */
export function inspectIncome(
  schedule: Schedule,
  grossIncome: number,
  deductions: number,
): Inspection {
  const result = calculateIncomeTax({ grossIncome, deductions, schedule });
  const gross = centsOf(grossIncome);
  const lower = calculateIncomeTax({ grossIncome: dollarsOf(gross - 1), deductions, schedule });
  const exact = exactSchedule(schedule);
  return {
    ...result,
    step: gross === 0 ? null : centsOf(result.taxOwed) - centsOf(lower.taxOwed),
    exactTax: calculateIncomeTax({ grossIncome, deductions, schedule: exact }).taxOwed,
    shortfall: shortfallOf(schedule, result.taxableIncome),
  };
}
