/** The exports of `@waymark/brackets`: the arithmetic, and the law by date. */
import { checkPay } from '#brackets/core/check-pay.ts';
import { checkLike, refuse } from '#brackets/core/checks.ts';
import * as core from '#brackets/core/pay.ts';
import type { Pay, PayDayRules } from '#brackets/core/pay.ts';
import type { PayQuestion } from '#brackets/core/pay-question.ts';
import { readAmount as readText, type ReadAmount } from '#brackets/core/read-amount.ts';
import { rulesModel } from '#brackets/core/tax.ts';
import { payRules } from '#brackets/data/pay-rules.ts';

export { compareSchedules, type Comparison, type Difference } from '#brackets/core/compare.ts';
export { defineSchedule } from '#brackets/core/define-schedule.ts';
export {
  everySchedule,
  findSchedule,
  payRulesFor,
  scheduleFor,
  scheduleForYear,
  type DatedSchedule,
} from '#brackets/core/schedules.ts';
export {
  exactTax,
  grossForNet,
  netOf,
  ratesAt,
  taxOn,
  type Rates,
  type Rules,
} from '#brackets/core/tax.ts';
export type { Pay, PayDayRules } from '#brackets/core/pay.ts';
export type { PayPeriod, PayQuestion } from '#brackets/core/pay-question.ts';
export type { AmountProblem, ReadAmount } from '#brackets/core/read-amount.ts';
export type { Schedule } from '#brackets/core/schedule.ts';
export type { TaxCode } from '#brackets/core/tax-code.ts';

/**
 * The pay of core/pay.ts, which the site calls with values that are checked. Throws a RangeError for
 * invalid values and for pays with other rules: extra pays (5.11, 5.12), tailored codes, schedular
 * payments and special rates.
 */
export function pay(rules: PayDayRules, question: PayQuestion): Pay {
  checkLike('the rules of payRulesFor', { ...payRules[0], bands: rulesModel.bands }, rules);
  checkPay(rules, question);
  return core.pay(rules, question);
}

/** Reads an amount as core/read-amount.ts does. Throws a RangeError for anything but text. */
export function readAmount(text: string): ReadAmount {
  if (typeof text !== 'string') refuse('the text of an amount', text);
  return readText(text);
}
