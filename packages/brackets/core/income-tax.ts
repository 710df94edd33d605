import type { Band } from '#brackets/data/tax-schedules.ts';
import { centsOf, divideHalfUp, dollarsOf, perCent } from './cents.ts';
import type { Schedule } from './schedule.ts';

export interface YearOfIncome {
  /** Dollars in a year, before tax. */
  readonly grossIncome: number;
  /** Dollars deducted before tax (default: 0). */
  readonly deductions?: number;
}

/** The part of an income that one band taxes. */
export interface Bracket extends Band {
  /** Dollars of taxable income in the band; always above zero. */
  readonly amount: number;
  /** The tax that this band adds, so that the brackets add up to the tax. */
  readonly tax: number;
}

/** Amounts are dollars in whole cents, rates are fractions. None is negative, -0 or NaN. */
export interface IncomeTax {
  readonly grossIncome: number;
  readonly deductions: number;
  /** Income less deductions, and never below zero. */
  readonly taxableIncome: number;
  readonly taxOwed: number;
  /** Gross income less tax. */
  readonly afterTaxIncome: number;
  /** Tax as a fraction of gross income; 0 for no income. */
  readonly effectiveRate: number;
  /** The rate of the last band reached; 0 without taxable income. */
  readonly marginalRate: number;
  /** The bands that some of the income falls into, lowest first. */
  readonly brackets: readonly Bracket[];
}

/** Throws a RangeError for an amount beyond what the schedule calculates exactly. */
function countedCents(what: string, dollars: number, { maxIncome }: Schedule): number {
  if (Number.isFinite(dollars) && dollars > maxIncome) {
    throw new RangeError(
      `Take ${what} of at most ${maxIncome} dollars, not ${dollars}: beyond, the tax is not exact to the cent.`,
    );
  }
  return centsOf(dollars);
}

/**
 * Calculates the tax on a year's income.
 *
 * Units: dollars in and out. It calculates in whole cents times whole basis points, which is
 * exact. Rounding: amounts to the nearest cent first; the tax once, half up to the cent, at the
 * end. Range: NaN, Infinity and amounts below zero count as 0; throws a RangeError above the
 * schedule's `maxIncome` (23 billion dollars for those shipped). Source of every limit and rate:
 * data/tax-schedules.ts.
 */
export function incomeTaxOf(
  rules: Schedule,
  { grossIncome, deductions = 0 }: YearOfIncome,
): IncomeTax {
  const gross = countedCents('an income', grossIncome, rules);
  const deducted = countedCents('deductions', deductions, rules);
  const taxable = Math.max(0, gross - deducted);

  const brackets: Bracket[] = [];
  let exact = 0; // Cents x basis points.
  let tax = 0; // Cents.
  for (const { min, max, rate, lower, upper, basisPoints } of rules.bands) {
    const amount = Math.max(0, Math.min(taxable, upper) - lower);
    exact += amount * basisPoints;
    const taxSoFar = divideHalfUp(exact, perCent);
    if (amount > 0) {
      brackets.push({ min, max, rate, amount: dollarsOf(amount), tax: dollarsOf(taxSoFar - tax) });
    }
    tax = taxSoFar;
  }

  return {
    grossIncome: dollarsOf(gross),
    deductions: dollarsOf(deducted),
    taxableIncome: dollarsOf(taxable),
    taxOwed: dollarsOf(tax),
    afterTaxIncome: dollarsOf(gross - tax),
    effectiveRate: gross === 0 ? 0 : dollarsOf(tax) / dollarsOf(gross),
    marginalRate: brackets.at(-1)?.rate ?? 0,
    brackets,
  };
}
