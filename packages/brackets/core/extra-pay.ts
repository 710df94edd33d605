import { basisPointsOf, divideDown, perCent } from './cents.ts';
import { esctRate, partOf, wholeDollars, type Pay, type PayDayRules } from './pay.ts';
import { periodsPerYear, type PayQuestion } from './pay-question.ts';
import { flatCodeOf, type TaxCode } from './tax-code.ts';

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

/** Codes whose usual rate taxes extra pays too. */
const keepsRate = (code: TaxCode): boolean => code === 'ND' || code === 'NSW';

/** A year of the regular pays, in cents. */
const annualised = ({ before, every }: ExtraPayQuestion): number =>
  before * (every === 'month' ? 12 : 13);

/** The rate of income tax: that of the band which the year's pay with the extra pay ends in. */
function taxRate(rules: PayDayRules, question: ExtraPayQuestion): number {
  const { code, gross } = question;
  const flat = flatCodeOf(code);
  const usual = flat === undefined ? 0 : rules.flatRates[flat];
  if (keepsRate(code)) return usual;
  // A second job begins where its code's band does.
  const isSecond = flat !== undefined && flat !== 'CAE' && flat !== 'EDW';
  const from = isSecond ? (rules.bands.find(({ rate }) => rate === usual)?.lower ?? 0) : 0;
  const total = from + annualised(question) + gross;
  return rules.bands.findLast(({ lower }) => lower < total)?.rate ?? 0;
}

/** One extra pay with its deductions. Its levy stops at the maximum earnings. */
export function extraPay(rules: PayDayRules, question: ExtraPayQuestion): Pay {
  const { gross, every, code, kiwiSaver = 0, employer, esct, regular } = question;
  const { accLevy, studentLoan: loan } = rules;
  const dollars = wholeDollars(gross);
  const leviable = Math.max(0, accLevy.upTo * 100 - annualised(question));
  const levied = Math.min(dollars, leviable);
  const points = basisPointsOf(taxRate(rules, question));
  const paye = divideDown(dollars * points + levied * basisPointsOf(accLevy.rate), perCent);
  const threshold =
    flatCodeOf(code) === undefined ? divideDown(loan.over * 100, periodsPerYear[every]) : 0;
  const unused = Math.max(0, threshold - wholeDollars(regular));
  const repaid = partOf(Math.max(0, dollars - unused), basisPointsOf(loan.rate));
  const studentLoan = code.endsWith(' SL') ? repaid : 0;
  const saved = partOf(gross, basisPointsOf(kiwiSaver));
  const least = kiwiSaver === 0 ? 0 : rules.kiwiSaver.least;
  const contribution = partOf(gross, basisPointsOf(employer ?? least));
  const rate = esct ?? esctRate(rules, annualised(question) + gross + contribution);
  const contributionTax = partOf(wholeDollars(contribution), basisPointsOf(rate));
  return {
    gross,
    paye,
    studentLoan,
    kiwiSaver: saved,
    takeHome: gross - paye - studentLoan - saved,
    employer: { contribution, esct: contributionTax, net: contribution - contributionTax },
  };
}
