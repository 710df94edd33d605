import { checkCents, checkKeys, checkObject, checkOneOf, checkRate } from './checks.ts';
import type { PayDayRules } from './pay.ts';
import { largestPay, payPeriods, type PayQuestion } from './pay-question.ts';
import { taxCodes } from './tax-code.ts';

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
  const { gross, every, code, kiwiSaver = 0, employer = 0, esct } = question;
  checkCents(gross, largestPay);
  checkOneOf('a pay period', every, payPeriods, otherPays);
  checkOneOf('a tax code', code, taxCodes, otherCodes);
  checkOneOf('a KiwiSaver rate', kiwiSaver, [0, ...rules.kiwiSaver.rates]);
  checkRate('an employer rate', employer);
  const esctRates = rules.esct.map(({ rate }) => rate);
  if (esct !== undefined) checkOneOf('an ESCT rate', esct, esctRates);
}
