import { pay as payBy, type Pay, type PayDayRules } from '#brackets/core/pay.ts';
import { largestPay, periodsPerYear, type PayQuestion } from '#brackets/core/pay-question.ts';
import { taxCodes } from '#brackets/core/tax-code.ts';
import { payRules } from '#brackets/data/pay-rules.ts';
import { checkCents, checkKeys, checkLike, checkObject, checkOneOf, checkRate } from './checks.ts';
import { rulesModel } from './tax.ts';

/** The kinds of pay with other rules, for the messages that reject them. */
export const otherPays = '; extra pays (bonuses, lump sums) have other rules';
export const otherCodes = '; tailored (STC), schedular (WT) and special rates have other rules';

const properties = ['gross', 'every', 'code', 'kiwiSaver', 'employer', 'esct'];

/** Rejects a pay with invalid values or other rules. `more` are the names of further properties. */
export function checkPay(
  rules: PayDayRules,
  question: PayQuestion,
  more: readonly string[] = [],
): void {
  checkObject('a pay with gross, every and code', question);
  checkKeys('a property', question, [...properties, ...more]);
  const { gross, every, code, kiwiSaver, employer = 0, esct } = question;
  checkCents(gross, largestPay);
  checkOneOf('a pay period', every, Object.keys(periodsPerYear), otherPays);
  checkOneOf('a tax code', code, taxCodes, otherCodes);
  const rates = [0, ...rules.kiwiSaver.rates];
  if (kiwiSaver !== undefined) checkOneOf('a KiwiSaver rate', kiwiSaver, rates);
  checkRate('an employer rate', employer);
  const esctRates = rules.esct.map(({ rate }) => rate);
  if (esct !== undefined) checkOneOf('an ESCT rate', esct, esctRates);
}

/** A pay without a contribution has none of the employer's either. */
export const withoutNoContribution = <Question extends PayQuestion>(question: Question): Question =>
  question.kiwiSaver === 0 ? { ...question, kiwiSaver: undefined } : question;

/**
 * Calculates one pay in whole cents; fractions of a cent are dropped. PAYE follows sections 5.2 and 5.3 of
 * Inland Revenue's payroll specification for M and ME and 5.5 to 5.8 for the other codes, the
 * student loan 5.4 and 5.6, KiwiSaver 5.20.2, the employer's part 5.20.6 and ESCT 5.21.3.
 * Throws a RangeError for invalid values and for pays with other rules: extra pays
 * (5.11, 5.12), tailored codes, schedular payments and special rates.
 */
export function pay(rules: PayDayRules, question: PayQuestion): Pay {
  checkLike('the rules of payRulesFor', { ...payRules[0], bands: rulesModel.bands }, rules);
  checkPay(rules, question);
  return payBy(rules, withoutNoContribution(question));
}
