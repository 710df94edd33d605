import { basisPointsOf, divideDown, perCent } from './cents.ts';
import { loanThreshold, paid, wholeDollars, type Pay, type PayDayRules } from './pay.ts';
import type { PayQuestion } from './pay-question.ts';
import { flatCodeOf } from './tax-code.ts';

/**
 * Extra pays: bonuses, back pay and other lump sums, by sections 5.11 and 5.12 of Inland Revenue's payroll
 * specification, as its page "Calculate PAYE for a lump sum payment" has them. Amounts are whole
 * cents; finer parts are dropped. As for the flat codes, whole dollars are taxed.
 */
export interface ExtraPayQuestion extends PayQuestion {
  /** The regular pays, in cents, of the four weeks that end on the payday; of a month if paid by the month. */
  readonly before: number;
  /** The regular pay of the period, in cents, on which the student loan's threshold is used first. */
  readonly regular: number;
}

/** A year of the regular pays, in cents. */
const annualised = ({ before, every }: ExtraPayQuestion): number =>
  before * (every === 'month' ? 12 : 13);

/** The rate of income tax: that of the band which the year's pay with the extra pay ends in. */
function taxRate(rules: PayDayRules, question: ExtraPayQuestion): number {
  const { code, gross } = question;
  const flat = flatCodeOf(code);
  const usual = flat === undefined ? 0 : rules.flatRates[flat];
  // Their usual rate taxes extra pays too.
  if (code === 'ND' || code === 'NSW') return usual;
  // A second job begins where its code's band does.
  const isSecond = flat !== undefined && flat !== 'CAE' && flat !== 'EDW';
  const from = isSecond ? (rules.bands.find(({ rate }) => rate === usual)?.lower ?? 0) : 0;
  const total = from + annualised(question) + gross;
  return rules.bands.findLast(({ lower }) => lower < total)?.rate ?? 0;
}

/** One extra pay with its deductions. Its levy stops at the maximum earnings. */
export function extraPay(rules: PayDayRules, question: ExtraPayQuestion): Pay {
  const { gross, regular } = question;
  const { accLevy } = rules;
  const dollars = wholeDollars(gross);
  const annual = annualised(question);
  const levied = Math.min(dollars, Math.max(0, accLevy.upTo * 100 - annual));
  const points = basisPointsOf(taxRate(rules, question));
  const paye = divideDown(dollars * points + levied * basisPointsOf(accLevy.rate), perCent);
  const unused = Math.max(0, loanThreshold(rules, question) - wholeDollars(regular));
  return paid(rules, question, paye, dollars - unused, (more) => annual + gross + more);
}
