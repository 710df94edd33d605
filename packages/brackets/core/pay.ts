import type { PayRules } from '#brackets/data/pay-rules.ts';
import { basisPointsOf, divideDown, divideHalfUp, perCent } from './cents.ts';
import { earnerCreditOn } from './earner-credit.ts';
import { exactTax } from './exact-tax.ts';
import { periodsPerYear, type PayQuestion, type Terms } from './pay-question.ts';
import type { Schedule } from './schedule.ts';
import { flatCodeOf, type TaxCode } from './tax-code.ts';

/**
 * Pay by Inland Revenue's payroll specification, whose sections are named in brackets. Amounts are
 * whole cents; finer parts are dropped, never rounded. An exact amount is in ten-thousandths of a cent.
 */

/** The rules of a payday's year, and the bands in force on that day. */
export type PayDayRules = PayRules & Pick<Schedule, 'bands'>;

/** One pay with its deductions, in cents. */
export interface Pay {
  readonly gross: number;
  /** Income tax and the ACC earners' levy as one amount: the rules do not split it. */
  readonly paye: number;
  readonly studentLoan: number;
  readonly kiwiSaver: number;
  readonly takeHome: number;
  /** In addition to the pay: the employer's contribution, its ESCT, and the net contribution. */
  readonly employer: { readonly contribution: number; readonly esct: number; readonly net: number };
}

export const wholeDollars = (cents: number): number => cents - (cents % 100);

/** A share of whole cents, rounded down to the cent; the rate is a fraction, such as 0.0175. */
const partOf = (cents: number, rate: number): number =>
  divideDown(cents * basisPointsOf(rate), perCent);

/** The exact levy on a year's earnings (5.2 step 4). The maximum levy is published in whole cents. */
function exactLevy({ accLevy }: PayRules, annual: number): number {
  const points = basisPointsOf(accLevy.rate);
  const upTo = accLevy.upTo * 100;
  return annual < upTo ? annual * points : divideHalfUp(upTo * points, perCent) * perCent;
}

/** Whether a code of main income gives the independent earner tax credit. */
export const givesCredit = (code: TaxCode): boolean => code.startsWith('ME');

/** The exact tax and levy on a year of such pays (5.2), and the credit in cents that a code gives (5.3). */
export function annualPaye(rules: PayDayRules, { gross, every, code }: Terms) {
  const annual = wholeDollars(gross * periodsPerYear[every]);
  return {
    tax: exactTax(rules.bands, annual) + exactLevy(rules, annual),
    credit: givesCredit(code) ? earnerCreditOn(annual / 100, rules) : 0,
  };
}

/** PAYE for one week of main income: the tax on the annualised pay, divided by 52 (5.2, 5.3). */
export function weeklyPaye(rules: PayDayRules, question: Terms): number {
  const { tax, credit } = annualPaye(rules, question);
  return divideDown(tax - credit * perCent, perCent * 52);
}

/** PAYE on main income: a week's share, times the weeks of the period (5.2, 5.3). */
const mainPaye = (rules: PayDayRules, question: PayQuestion): number =>
  divideDown(weeklyPaye(rules, question) * 52, periodsPerYear[question.every]);

/** The rate of ESCT for the pays and contributions of a year, in cents (2.4). */
export const esctRate = ({ esct }: PayRules, annual: number): number =>
  esct.findLast(({ over }) => over === 0 || annual > over * 100)?.rate ?? 0;

/** The employer's contribution (5.20.6) and its ESCT (5.21.3). */
function contributed(
  rules: PayRules,
  { gross, kiwiSaver = 0, employer, esct }: PayQuestion,
  yearOf: (contribution: number) => number,
): Pay['employer'] {
  const least = kiwiSaver === 0 ? 0 : rules.kiwiSaver.least;
  const contribution = partOf(gross, employer ?? least);
  const tax = partOf(wholeDollars(contribution), esct ?? esctRate(rules, yearOf(contribution)));
  return { contribution, esct: tax, net: contribution - tax };
}

/** A pay from its PAYE, the part of it on which a student loan is repaid, and a year of it with a contribution. */
export function paid(
  rules: PayRules,
  question: PayQuestion,
  paye: number,
  repayable: number,
  yearOf: (contribution: number) => number,
): Pay {
  const { gross, code, kiwiSaver: rate = 0 } = question;
  const repaid = partOf(Math.max(0, repayable), rules.studentLoan.rate);
  const studentLoan = code.endsWith(' SL') ? repaid : 0;
  const kiwiSaver = partOf(gross, rate);
  const takeHome = gross - paye - studentLoan - kiwiSaver;
  const employer = contributed(rules, question, yearOf);
  return { gross, paye, studentLoan, kiwiSaver, takeHome, employer };
}

/** The pay of a period from which no student loan is repaid; codes with one rate have none (5.4, 5.6). */
export const loanThreshold = ({ studentLoan }: PayRules, { code, every }: PayQuestion): number =>
  flatCodeOf(code) === undefined ? divideDown(studentLoan.over * 100, periodsPerYear[every]) : 0;

/**
 * One pay. PAYE follows 5.2 and 5.3 for M and ME and 5.5 to 5.8 for the other codes, the student
 * loan 5.4 and 5.6, KiwiSaver 5.20.2. It is exact up to `largestPay`.
 */
export function pay(rules: PayDayRules, question: PayQuestion): Pay {
  const { gross, every, code } = question;
  const flat = flatCodeOf(code);
  const dollars = wholeDollars(gross);
  const paye =
    flat === undefined
      ? mainPaye(rules, question)
      : partOf(dollars, rules.flatRates[flat] + rules.accLevy.rate);
  const repayable = dollars - loanThreshold(rules, question);
  return paid(rules, question, paye, repayable, (more) => (gross + more) * periodsPerYear[every]);
}
