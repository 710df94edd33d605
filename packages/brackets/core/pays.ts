import { centsOf, divideHalfUp } from './cents.ts';
import type { PayRules } from '#brackets/data/pay-rules.ts';
import { roundedTax } from './exact-tax.ts';
import type { YearQuestion } from './year-question.ts';
import { earnerCreditOn } from './earner-credit.ts';
import { esctRate, pay, type Pay, type PayDayRules } from './pay.ts';
import { largestPay, periodsPerYear, type PayPeriod } from './pay-question.ts';
import { levyOn } from './take-home.ts';
import type { TaxCode } from './tax-code.ts';

type Asked = Pick<YearQuestion, 'code' | 'studentLoan' | 'kiwiSaver'>;

export const codeOf = ({ code, studentLoan }: Asked): TaxCode =>
  studentLoan ? `${code} SL` : code;

/** A year's income in dollars as a pay of each period, in cents, rounded half up; null if too large. */
export function paysOf(asked: Asked, income: number, rules: PayDayRules) {
  const gross = (every: PayPeriod) => divideHalfUp(centsOf(income), periodsPerYear[every]);
  if (gross('month') > largestPay) return null;
  const rate = Number(asked.kiwiSaver) / 100;
  const payEvery = (every: PayPeriod) =>
    pay(rules, {
      gross: gross(every),
      every,
      code: codeOf(asked),
      kiwiSaver: rules.kiwiSaver.rates.includes(rate) ? rate : undefined,
    });
  return {
    week: payEvery('week'),
    fortnight: payEvery('fortnight'),
    'four-weeks': payEvery('four-weeks'),
    month: payEvery('month'),
  };
}

export const esctRateOf = (rules: PayRules, { gross, employer }: Pay, every: PayPeriod): number =>
  esctRate(rules, (gross + employer.contribution) * periodsPerYear[every]);

/** The tax and levy, in cents, on a year's pay in dollars before deductions, less ME's credit. */
export function payeInYear({ code }: Asked, grossIncome: number, rules: PayDayRules): number {
  const credit = code === 'ME' ? earnerCreditOn(grossIncome, rules) : 0;
  const gross = centsOf(grossIncome);
  return roundedTax(rules.bands, gross) + levyOn(gross, rules) - credit;
}
