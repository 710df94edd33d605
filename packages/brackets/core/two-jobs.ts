import { earnerCreditOn } from './earner-credit.ts';
import { roundedTax } from './exact-tax.ts';
import { givesCredit, pay, type PayDayRules } from './pay.ts';
import { largestPay, type Terms } from './pay-question.ts';
import { levyOn } from './take-home.ts';

/** A year's pay from one job, in cents. */
export type Job = Pick<Terms, 'gross' | 'code'>;

/** What else the year's tax depends on: deductions in cents, and whether the earner has the credit whatever the code. */
interface Claims {
  readonly deductions: number;
  readonly earnerCredit: boolean;
}

const months = 12;

/** The PAYE of a year in cents, from twelve monthly pays as equal as whole cents allow. */
function yearlyPaye(rules: PayDayRules, { gross, code }: Job): number {
  const least = Math.floor(gross / months);
  const paye = (cents: number) => pay(rules, { gross: cents, every: 'month', code }).paye;
  const higher = gross % months;
  return paye(least) * (months - higher) + paye(least + 1) * higher;
}

/**
 * The tax of a year with two jobs, in cents, against the PAYE of both, each paid by the month by Inland
 * Revenue's payroll specification (5.2, 5.3, 5.6). The year's levy stops at the maximum earnings of
 * both together; each employer levies its own pays. Null if a monthly pay is above `largestPay`.
 */
export function twoJobs(
  rules: PayDayRules,
  [one, other]: readonly [Job, Job],
  { deductions, earnerCredit }: Claims,
) {
  if (Math.max(one.gross, other.gross) >= largestPay * months) return null;
  const gross = one.gross + other.gross;
  const taxable = Math.max(0, gross - deductions);
  const paye = [yearlyPaye(rules, one), yearlyPaye(rules, other)] as const;
  const incomeTax = roundedTax(rules.bands, taxable);
  const levy = levyOn(gross, rules);
  const hasCredit = earnerCredit || givesCredit(one.code) || givesCredit(other.code);
  const credit = hasCredit ? earnerCreditOn(taxable / 100, rules) : 0;
  /** Below zero for a refund. */
  const toPay = incomeTax + levy - credit - paye[0] - paye[1];
  return { incomeTax, levy, credit, paye, toPay };
}
